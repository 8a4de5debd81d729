import { type ComponentProps, type MouseEvent, type ReactNode, use } from 'react'
import { styled } from 'styled-components'
import { Spinner } from '../feedback/spinner.tsx'
import { SubmitOff } from '../forms/submit-off.ts'
import { type ButtonLook, type ButtonSize, type ButtonVariant, buttonStyle } from './button-style.tsx'
import { Tooltip } from './tooltip.tsx'

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled'> {
  variant?: ButtonVariant
  size?: ButtonSize
  /** Shows a spinner in place of the icon and ignores further clicks. The label stays. */
  loading?: boolean
  icon?: ReactNode
  /**
   * Why the button cannot be used now. It stays reachable by keyboard, does nothing, and shows this as its tooltip;
   * a button cannot be disabled without a reason.
   */
  disabledReason?: string
  fullWidth?: boolean
}

const StyledButton = styled.button<ButtonLook>`
  ${buttonStyle}
`

/** A button. Its `type` is `button` unless set, so that it never submits a form by accident. */
export function Button({
  variant = 'secondary',
  size = 'medium',
  loading = false,
  icon,
  disabledReason,
  fullWidth = false,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const submitOff = use(SubmitOff)
  const reason = disabledReason ?? (type === 'submit' ? submitOff : undefined)
  const inert = loading || reason !== undefined
  // preventDefault also keeps an inert submit button from submitting its form.
  const click = inert ? (event: MouseEvent) => event.preventDefault() : onClick
  const button = (
    <StyledButton
      {...rest}
      type={type}
      onClick={click}
      aria-disabled={inert || undefined}
      aria-busy={loading || undefined}
      data-loading={loading || undefined}
      $variant={variant}
      $size={size}
      $fullWidth={fullWidth}
    >
      {loading ? <Spinner label="" /> : icon}
      {children}
    </StyledButton>
  )
  return <Tooltip content={reason}>{button}</Tooltip>
}
