import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { styled } from 'styled-components'
import { type ButtonLook, type ButtonSize, type ButtonVariant, buttonStyle } from './button-style.tsx'
import { Tooltip } from './tooltip.tsx'

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'disabled' | 'children'> {
  /** What the button does: its accessible name and its tooltip. */
  label: string
  icon: ReactNode
  variant?: ButtonVariant
  size?: ButtonSize
  /** Why it cannot be used now; see Button. */
  disabledReason?: string
  /** False where a tooltip would only be in the way. */
  tooltip?: boolean
}

const StyledIconButton = styled.button<ButtonLook>`
  ${buttonStyle}
`

/** A square button that shows only an icon. */
export function IconButton({
  label,
  icon,
  variant = 'ghost',
  size = 'medium',
  disabledReason,
  tooltip = true,
  type = 'button',
  onClick,
  ...rest
}: IconButtonProps) {
  const inert = disabledReason !== undefined
  const button = (
    <StyledIconButton
      {...rest}
      type={type}
      onClick={inert ? (event: MouseEvent) => event.preventDefault() : onClick}
      aria-label={label}
      aria-disabled={inert || undefined}
      $variant={variant}
      $size={size}
      $square
    >
      {icon}
    </StyledIconButton>
  )
  return <Tooltip content={disabledReason ?? (tooltip ? label : undefined)}>{button}</Tooltip>
}
