import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, use, useEffect, useRef, useState } from 'react'
import { IconButton } from '../../actions/icon-button.tsx'
import { VisuallyHidden } from '../../content/visually-hidden.tsx'
import { common } from '../../words/common.ts'
import { FieldContext } from '../field-control.tsx'
import { TextInput } from './text-input.tsx'

/** The field's name in the button's label, outside of a Field. */
const fallbackField = 'password'

interface PasswordInputProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** The button's name, given the label of the Field around it. */
  showLabel?: (field: string) => string
  hideLabel?: (field: string) => string
  /** Announced when the password is shown or hidden. */
  shownText?: string
  hiddenText?: string
}

/**
 * A password with a button that shows or hides it. It is hidden again when its form is submitted, so that browsers
 * recognise it as a password. Pass `autoComplete`: `current-password` or `new-password`.
 */
export function PasswordInput({
  showLabel = common.showField,
  hideLabel = common.hideField,
  shownText = common.passwordShown,
  hiddenText = common.passwordHidden,
  ...props
}: PasswordInputProps) {
  // Not with `aria-labelledby`: the label would then seem to belong to two controls.
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
            // The mouse leaves the focus and the caret where they are.
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
