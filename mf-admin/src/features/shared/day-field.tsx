import { Field } from '@kerf/shared-ui/forms/field.tsx'
import { DateInput } from '@kerf/shared-ui/forms/inputs/date-input.tsx'
import { useState } from 'react'

/** A half-typed year has fewer digits, or begins with zeros. */
const isWhole = (day: string) => /^[12]\d{3}-/.test(day)

interface DayFieldProps {
  label: string
  /** `YYYY-MM-DD`; empty for none, if allowed. */
  day: string
  error?: string | undefined
  /** Whether it may be left empty, which is reported too. */
  optional?: boolean
  onDay: (day: string) => void
}

/** Reports a day once it is complete; a half-typed one reverts on blur. */
export function DayField({ label, day, error, optional = false, onDay }: DayFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const type = (next: string) => {
    const isTold = isWhole(next) || (optional && next === '')
    setTyped(isTold ? null : next)
    if (isTold) onDay(next)
  }
  return (
    <Field label={label} error={error}>
      <DateInput value={typed ?? day} onChange={(event) => type(event.target.value)} onBlur={() => setTyped(null)} />
    </Field>
  )
}
