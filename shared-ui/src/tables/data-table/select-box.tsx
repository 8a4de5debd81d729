import { useEffect, useRef } from 'react'
import { CheckboxInput } from '../../forms/choices/checkbox.tsx'

interface SelectBoxProps {
  label: string
  checked: boolean
  /** Some but not all of its rows are selected. */
  partly?: boolean
  onToggle: (withShift: boolean) => void
  /** Makes it a stop of the table's head. */
  stop?: object
}

/** The checkbox that selects one row, or all. */
export function SelectBox({ label, checked, partly = false, onToggle, stop }: SelectBoxProps) {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = partly
  }, [partly])
  return (
    <CheckboxInput
      ref={box}
      aria-label={label}
      checked={checked}
      // Only a click tells whether Shift was held; the screen decides what changes.
      onClick={(event) => onToggle(event.shiftKey)}
      onChange={() => {}}
      {...stop}
    />
  )
}
