import type { ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router-dom'
import { styled } from 'styled-components'
import { type ButtonLook, type ButtonSize, type ButtonVariant, buttonStyle } from './button-style.tsx'

export interface ButtonLinkProps extends LinkProps {
  variant?: ButtonVariant
  size?: ButtonSize
  icon?: ReactNode
  fullWidth?: boolean
}

const StyledLink = styled(Link)<ButtonLook>`
  ${buttonStyle}
`

/** A link that looks like a button: it navigates, where Button acts. */
export function ButtonLink({
  variant = 'secondary',
  size = 'medium',
  icon,
  fullWidth = false,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <StyledLink {...rest} $variant={variant} $size={size} $fullWidth={fullWidth}>
      {icon}
      {children}
    </StyledLink>
  )
}
