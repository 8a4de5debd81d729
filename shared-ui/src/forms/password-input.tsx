import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, use, useEffect, useRef, useState } from 'react'
import { IconButton } from '../actions/icon-button.tsx'
import { VisuallyHidden } from '../content/visually-hidden.tsx'
import { FieldContext } from './field-control.tsx'
import { TextInput } from './text-input.tsx'

/** What the button names outside of a Field. */
const fallbackField = 'password'

interface PasswordInputProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** Name of the button, given what the label of the Field around it says. */
  showLabel?: (field: string) => string
  hideLabel?: (field: string) => string
  /** Read aloud once the password is shown, or hidden again. */
  shownText?: string
  hiddenText?: string
}

/**
 * A password with a button that shows or hides it. It is hidden again when its form is sent, so that browsers take it
 * for a password. Give `autoComplete`: `current-password` or `new-password`.
 */
export function PasswordInput({
  showLabel = (field) => `Show ${field}`,
  hideLabel = (field) => `Hide ${field}`,
  shownText = 'Your password is shown',
  hiddenText = 'Your password is hidden',
  ...props
}: PasswordInputProps) {
  // Not by `aria-labelledby`: the label would then be taken for that of two controls.
  const field = use(FieldContext)?.labelText ?? fallbackField
  const [shown, setShown] = useState(false)
  const [announced, setAnnounced] = useState('')
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const form = button.current?.form
    const hide = () => setShown(false)
    form?.addEventListener('submit', hide)
    return () => form?.removeEventListener('submit', hide)
  }, [])

  const toggle = () => {
    setShown(!shown)
    setAnnounced(shown ? hiddenText : shownText)
  }
  return (
    <>
      <TextInput
        {...props}
        type={shown ? 'text' : 'password'}
        spellCheck={false}
        autoCapitalize="off"
        suffix={
          <IconButton
            ref={button}
            size="small"
            label={shown ? hideLabel(field) : showLabel(field)}
            icon={shown ? <EyeOff size={16} aria-hidden /> : <Eye size={16} aria-hidden />}
            // The mouse leaves the focus, and the place in the text, where they are.
            onMouseDown={(event) => event.preventDefault()}
            onClick={toggle}
            tooltip={false}
          />
        }
      />
      <VisuallyHidden aria-live="polite">{announced}</VisuallyHidden>
    </>
  )
}
