import type { ComponentProps } from 'react'
import { plainDigits } from './plain-digits.ts'
import { TextInput } from './text-input.tsx'
import { useSettledText } from './use-settled-text.ts'

type NumberInputProps = Omit<ComponentProps<typeof TextInput>, 'type' | 'inputMode'>

/**
 * A whole number. A field of text: the wheel over it does not change it, and what is no number stays in it for the
 * screen's schema to judge. Full-width digits become plain ones once the field is left or Enter is pressed.
 */
export function NumberInput({ onBlur, onKeyDown, ...props }: NumberInputProps) {
  const settled = useSettledText(plainDigits, { onBlur, onKeyDown })
  return <TextInput {...props} {...settled} inputMode="numeric" autoComplete="off" />
}
