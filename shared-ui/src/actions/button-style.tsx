import { css } from 'styled-components'
import { focusRing } from '../theme/mixins.ts'
import { color, controlHeight, fontSize, fontWeight, motion, radius, space } from '../theme/tokens.ts'

/** Primary is the one main action of a view, ghost is for actions inside rows and toolbars. */
export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger'
export type ButtonSize = 'small' | 'medium'

/** The props that style every element that looks like a button. */
export interface ButtonLook {
  $variant: ButtonVariant
  $size: ButtonSize
  $fullWidth?: boolean
  /** Square, for an icon without text. */
  $square?: boolean
}

const variants = {
  primary: css`
    background: ${color.accent};
    color: ${color.onAccent};
    &:hover:not([aria-disabled='true'], :disabled) {
      background: ${color.accentHover};
    }
  `,
  secondary: css`
    background: ${color.surface};
    border-color: ${color.controlBorder};
    color: ${color.text};
    &:hover:not([aria-disabled='true'], :disabled) {
      background: ${color.hover};
    }
  `,
  ghost: css`
    color: ${color.textMuted};
    &:hover:not([aria-disabled='true'], :disabled) {
      background: ${color.hover};
      color: ${color.text};
    }
  `,
  danger: css`
    background: ${color.danger};
    color: ${color.onDanger};
    &:hover:not([aria-disabled='true'], :disabled) {
      background: ${color.dangerHover};
    }
  `,
}

/* A ghost button has no background, disabled or not. */
const disabledSurface = css`
  background: ${color.sunken};
  border-color: ${color.border};
`

/** The look of a button, for buttons and for links that look like one. */
export const buttonStyle = css<ButtonLook>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space[8]};
  flex: none;
  min-height: ${({ $size }) => controlHeight[$size]};
  width: ${({ $fullWidth, $square, $size }) => ($square && controlHeight[$size]) || ($fullWidth ? '100%' : 'auto')};
  padding: 0 ${({ $size, $square }) => ($square && '0') || ($size === 'small' ? '10px' : '14px')};
  border: 1px solid transparent;
  border-radius: ${radius.control};
  font-size: ${({ $size }) => ($size === 'small' ? fontSize[13] : fontSize[14])};
  font-weight: ${fontWeight.medium};
  line-height: 1.25;
  text-align: center;
  text-decoration: none;
  white-space: nowrap;
  cursor: pointer;
  user-select: none;
  transition:
    background-color ${motion.fast},
    color ${motion.fast};

  ${({ $variant }) => variants[$variant]}
  ${focusRing}

  &[aria-disabled='true'],
  &:disabled {
    color: ${color.textSubtle};
    cursor: not-allowed;
    ${({ $variant }) => $variant !== 'ghost' && disabledSurface}
  }
  &[data-loading='true'] {
    cursor: progress;
  }
`
