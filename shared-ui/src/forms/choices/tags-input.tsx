import { X } from 'lucide-react'
import { type ChangeEvent, type ClipboardEvent, type FocusEvent, type KeyboardEvent, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { VisuallyHidden } from '../../content/visually-hidden.tsx'
import { focusRing } from '../../theme/mixins.ts'
import { color, controlHeight, fontSize, radius, space } from '../../theme/tokens.ts'
import { isolated } from '../../words/isolated.tsx'
import { spoken } from '../../words/spoken.ts'
import { useFieldControl } from '../field-control.tsx'
import { addTags, endsTag, splitTags } from './tags.ts'

interface TagsInputProps {
  value: readonly string[]
  onValueChange: (tags: string[]) => void
  /** Lets a form find its first invalid field. */
  name?: string
  placeholder?: string
  /** Of one tag, in characters. */
  maxLength?: number
  onBlur?: (event: FocusEvent<HTMLInputElement>) => void
  texts?: typeof english
}

const english = spoken('tagsInput', {
  remove: (tag: string) => `Remove ${isolated(tag)}`,
  added: (tags: readonly string[]) => `Added ${tags.map(isolated).join(', ')}`,
  removed: (tag: string) => `Removed ${isolated(tag)}`,
})

const Frame = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]};
  min-height: ${controlHeight.medium};
  padding: 3px;
  border: 1px solid ${color.controlBorder};
  border-radius: ${radius.control};
  background: ${color.surface};

  &:hover {
    border-color: ${color.textSubtle};
  }
  &:has(input:focus-visible) {
    outline: 2px solid ${color.focus};
    outline-offset: -1px;
    border-color: ${color.focus};
  }
  &:has(input[aria-invalid='true']) {
    border-color: ${color.danger};
  }
`

const List = styled.ul`
  display: contents;
`

const Tag = styled.li`
  display: flex;
  align-items: center;
  gap: 2px;
  max-width: 100%;
  min-height: 28px;
  padding-inline-start: ${space[8]};
  border-radius: ${radius.control};
  background: ${color.accentSoft};
  color: ${color.accentText};
  font-size: ${fontSize[13]};

  span {
    min-width: 0;
    padding-block: 2px;
    overflow-wrap: anywhere;
  }
`

const Remove = styled.button`
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  width: 26px;
  height: 26px;
  padding: 0;
  border: 0;
  border-radius: ${radius.control};
  background: none;
  color: inherit;
  cursor: pointer;
  ${focusRing}

  &:hover {
    background: ${color.hover};
  }
`

const Input = styled.input`
  flex: 1 1 120px;
  min-width: 0;
  min-height: 28px;
  padding: 0 ${space[8]};
  border: 0;
  outline: 0;
  background: none;
  color: ${color.text};
  font-size: ${fontSize[14]};

  /* Below 16px a phone zooms into the page when the control is focused. */
  @media (pointer: coarse) {
    font-size: ${fontSize[16]};
  }
  &::placeholder {
    color: ${color.textSubtle};
    opacity: 1;
  }
`

/**
 * A list of short texts. Enter, a comma or blur turns the typed text into a tag; a pasted list becomes several;
 * Backspace in the empty field removes the last one. Duplicates are not added.
 */
export function TagsInput(props: TagsInputProps) {
  const { value, onValueChange, name, placeholder, maxLength = 80, texts = english } = props
  const [typed, setTyped] = useState('')
  const [said, setSaid] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const control = useFieldControl({})

  const add = (parts: readonly string[]) => {
    const tags = addTags(value, parts)
    const added = tags.slice(value.length)
    if (added.length === 0) return
    onValueChange(tags)
    setSaid(texts.added(added))
  }
  /** Turns all typed text into tags. */
  const finish = (text = typed) => {
    add(splitTags(text))
    setTyped('')
  }
  const remove = (at: number) => {
    onValueChange(value.filter((_, index) => index !== at))
    setSaid(texts.removed(value[at] ?? ''))
    input.current?.focus()
  }
  const onChange = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    // Text that an input method is still composing is left alone.
    const isComposing = nativeEvent instanceof InputEvent && nativeEvent.isComposing
    if (isComposing || !endsTag(target.value)) setTyped(target.value)
    else finish(target.value)
  }
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const parts = splitTags(event.clipboardData.getData('text'))
    if (parts.length < 2) return
    event.preventDefault()
    add([...splitTags(typed), ...parts])
    setTyped('')
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') {
      event.preventDefault()
      finish()
    } else if (event.key === 'Backspace' && typed === '' && value.length > 0) remove(value.length - 1)
  }
  return (
    <Frame>
      {value.length > 0 && (
        <List>
          {value.map((tag, at) => (
            <Tag key={tag}>
              <span>{tag}</span>
              <Remove type="button" aria-label={texts.remove(tag)} onClick={() => remove(at)}>
                <X size={14} aria-hidden />
              </Remove>
            </Tag>
          ))}
        </List>
      )}
      <Input
        {...control}
        ref={input}
        name={name}
        value={typed}
        maxLength={maxLength}
        placeholder={value.length === 0 ? placeholder : undefined}
        autoComplete="off"
        enterKeyHint="enter"
        onChange={onChange}
        onPaste={onPaste}
        onKeyDown={onKeyDown}
        onBlur={(event) => {
          finish()
          props.onBlur?.(event)
        }}
      />
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </Frame>
  )
}
