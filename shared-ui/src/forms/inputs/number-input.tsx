import type { ComponentProps } from 'react'
import { plainDigits } from './plain-digits.ts'
import { TextInput } from './text-input.tsx'
import { useSettledText } from './use-settled-text.ts'

type NumberInputProps = Omit<ComponentProps<typeof TextInput>, 'type' | 'inputMode'>

/**
 * A whole number. A text field, so that the mouse wheel does not change it and invalid text stays for the screen's
 * schema to judge. Full-width digits become ASCII on blur or Enter.
 */
export function NumberInput({ onBlur, onKeyDown, ...props }: NumberInputProps) {
  const settled = useSettledText(plainDigits, { onBlur, onKeyDown })
  return <TextInput {...props} {...settled} inputMode="numeric" autoComplete="off" />
}
