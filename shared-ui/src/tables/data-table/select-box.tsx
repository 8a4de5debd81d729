import { useEffect, useRef } from 'react'
import { CheckboxInput } from '../../forms/checkbox.tsx'

interface SelectBoxProps {
  label: string
  checked: boolean
  /** Some of what it stands for is selected, not all. */
  partly?: boolean
  onToggle: (withShift: boolean) => void
}

/** The box that selects a row, or all of them. */
export function SelectBox({ label, checked, partly = false, onToggle }: SelectBoxProps) {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = partly
  }, [partly])
  return (
    <CheckboxInput
      ref={box}
      aria-label={label}
      checked={checked}
      // A click knows whether Shift was held; what it changes is the screen's to decide.
      onClick={(event) => onToggle(event.shiftKey)}
      onChange={() => {}}
    />
  )
}
