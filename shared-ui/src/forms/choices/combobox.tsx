import { Popover } from 'radix-ui'
import { type KeyboardEvent, useId, useState } from 'react'
import { Spinner } from '../../feedback/spinner.tsx'
import { common } from '../../words/common.ts'
import { compared } from '../../words/compared.ts'
import { useFieldControl } from '../field-control.tsx'
import { TextInput } from '../inputs/text-input.tsx'
import { Chevron, List, Nothing, Option, Panel } from './combobox-style.tsx'

export interface ComboboxOption {
  value: string
  label: string
  /** A second line that tells options of the same name apart. */
  hint?: string
}

interface ComboboxProps {
  /** Value of the chosen option; empty for none. */
  value: string
  onValueChange: (value: string) => void
  options: readonly ComboboxOption[]
  placeholder?: string
  emptyText?: string
  /** If given, the screen finds the options for the typed text; otherwise the options are filtered here. */
  onQueryChange?: (query: string) => void
  loading?: boolean
  /** Opens the list once this many characters are typed. */
  opensFrom?: number
  /** Label of the chosen option, in case it is not among the options. */
  valueLabel?: string | undefined
  /** Lets a form find its first invalid field. */
  name?: string
  'aria-label'?: string
}

function matching(options: readonly ComboboxOption[], query: string): readonly ComboboxOption[] {
  const words = compared(query).trim()
  return options.filter(({ label, hint = '' }) => compared(`${label} ${hint}`).includes(words))
}

/** A choice from many, found by typing. Arrow keys move, Enter chooses, Escape restores the previous choice. */
export function Combobox(props: ComboboxProps) {
  const { value, onValueChange, options, placeholder, emptyText = common.nothingFound } = props
  const { onQueryChange, loading, opensFrom = 0, valueLabel } = props
  const [query, setQuery] = useState<string | null>(null)
  const [active, setActive] = useState(0)
  const listId = useId()
  const control = useFieldControl({})

  const isTyping = query !== null
  const open = isTyping && query.trim().length >= opensFrom
  const chosen = options.find((option) => option.value === value)
  const shown = onQueryChange || !query ? options : matching(options, query)
  const optionId = (index: number) => `${listId}${index}`

  const search = (text: string) => {
    setQuery(text)
    setActive(0)
    onQueryChange?.(text)
  }
  const close = () => setQuery(null)
  const choose = (option: ComboboxOption | undefined) => {
    if (option) onValueChange(option.value)
    close()
  }
  const move = (by: number) => {
    if (!isTyping) search('')
    else if (shown.length > 0) setActive((active + by + shown.length) % shown.length)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') move(1)
    else if (event.key === 'ArrowUp') move(-1)
    else if (open && event.key === 'Enter') choose(shown[active])
    else if (isTyping && event.key === 'Escape') close()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <Popover.Root open={open}>
      <Popover.Anchor asChild>
        <div>
          <TextInput
            {...control}
            name={props.name}
            role="combobox"
            aria-label={props['aria-label']}
            aria-expanded={open}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={open && shown.length > 0 ? optionId(active) : undefined}
            autoComplete="off"
            placeholder={placeholder}
            value={query ?? chosen?.label ?? valueLabel ?? ''}
            onChange={(event) => search(event.target.value)}
            onClick={() => !isTyping && search('')}
            onBlur={close}
            onKeyDown={onKeyDown}
            suffix={loading ? <Spinner label="" /> : <Chevron size={16} aria-hidden />}
          />
        </div>
      </Popover.Anchor>
      <Popover.Portal>
        <Panel
          // Only a frame: the list inside says what it is.
          role="presentation"
          align="start"
          sideOffset={4}
          onOpenAutoFocus={(event) => event.preventDefault()}
          // The input keeps the focus, so a press in the list must not take it.
          onMouseDown={(event) => event.preventDefault()}
        >
          <List id={listId} role="listbox" aria-label={props['aria-label'] ?? placeholder}>
            {shown.map((option, index) => (
              <Option
                key={option.value}
                id={optionId(index)}
                role="option"
                aria-selected={option.value === value}
                data-active={index === active}
                onPointerMove={() => setActive(index)}
                onClick={() => choose(option)}
              >
                {option.label}
                {option.hint && <small>{option.hint}</small>}
              </Option>
            ))}
          </List>
          {shown.length === 0 && !loading && <Nothing role="status">{emptyText}</Nothing>}
        </Panel>
      </Popover.Portal>
    </Popover.Root>
  )
}
