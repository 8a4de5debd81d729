import { Search, X } from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { IconButton } from '../actions/icon-button.tsx'
import { TextInput } from '../forms/inputs/text-input.tsx'
import { useTypingPause } from '../forms/use-typing-pause.ts'
import { common } from '../words/common.ts'
import { longestSearch } from './list-filters.tsx'

interface SearchInputProps {
  value: string
  /** Called when typing has paused for `delay`, and at once on Enter, Escape and clearing. */
  onValueChange: (value: string) => void
  /** Accessible name. */
  label?: string
  placeholder?: string
  clearLabel?: string
  /** Milliseconds. */
  delay?: number
  /** Characters. */
  maxLength?: number
}

const Sized = styled(TextInput)`
  flex: 1 1 240px;
  max-width: 360px;

  input::-webkit-search-cancel-button {
    display: none;
  }
`

/** A search box that waits for a pause in typing. Escape clears it. */
export function SearchInput({
  value,
  onValueChange,
  label = common.search,
  placeholder = common.search,
  clearLabel = common.clearSearch,
  delay = 300,
  maxLength = longestSearch,
}: SearchInputProps) {
  const [typed, setTyped] = useState(value)
  const [reported, setReported] = useState(value)
  const input = useRef<HTMLInputElement>(null)

  // A value changed from outside, such as by Clear filters or the back button, replaces the typed text.
  if (value !== reported) {
    setReported(value)
    setTyped(value)
  }

  const report = (text: string) => {
    setTyped(text)
    setReported(text)
    if (text !== value) onValueChange(text)
  }
  // A user who moves on to something else has finished typing.
  const onLeave = useTypingPause(typed === value ? undefined : typed, delay, () => report(typed))

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault()
      report(typed)
    }
    if (event.key === 'Escape' && typed) {
      event.stopPropagation()
      report('')
    }
  }
  const clear = () => {
    report('')
    input.current?.focus()
  }
  return (
    <Sized
      ref={input}
      type="search"
      aria-label={label}
      placeholder={placeholder}
      value={typed}
      maxLength={maxLength}
      onChange={(event) => setTyped(event.target.value)}
      onKeyDown={onKeyDown}
      onBlur={onLeave}
      icon={<Search size={16} aria-hidden />}
      suffix={
        typed ? (
          <IconButton
            size="small"
            label={clearLabel}
            icon={<X size={16} aria-hidden />}
            onClick={clear}
            tooltip={false}
          />
        ) : undefined
      }
    />
  )
}
