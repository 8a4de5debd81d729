import type { ReportPeriod } from '@kerf/shared-contracts/rules/report-period'
import { DateInput } from '@kerf/shared-ui/forms/date-input.tsx'
import { Field } from '@kerf/shared-ui/forms/field.tsx'
import { Select } from '@kerf/shared-ui/forms/select.tsx'
import { space } from '@kerf/shared-ui/theme/tokens.ts'
import { useState } from 'react'
import { styled } from 'styled-components'
import { text } from './text.ts'
import { choiceOf, chosenPeriods, type PeriodChoice } from './use-report-period.ts'

const words = text.period

const Frame = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(150px, 100%), 200px));
  gap: ${space[12]};
`

const choices = Object.entries(words.choices).map(([value, label]) => ({ value, label }))

/** A year that is being typed has fewer digits, or begins with noughts. */
const isWhole = (day: string) => /^[12]\d{3}-/.test(day)

interface DayFieldProps {
  label: string
  day: string
  error?: string | undefined
  onDay: (day: string) => void
}

/** A day that is told once it is typed whole; what is left half typed becomes the day of before. */
function DayField({ label, day, error, onDay }: DayFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const type = (next: string) => {
    setTyped(isWhole(next) ? null : next)
    if (isWhole(next)) onDay(next)
  }
  return (
    <Field label={label} error={error}>
      <DateInput value={typed ?? day} onChange={(event) => type(event.target.value)} onBlur={() => setTyped(null)} />
    </Field>
  )
}

interface PeriodChoiceProps {
  period: ReportPeriod
  today: string
  onPeriod: (period: ReportPeriod) => void
  wrong: Partial<Record<keyof ReportPeriod, string>> | undefined
}

/** Chooses the days that the report is about. */
export function PeriodFields({ period, today, onPeriod, wrong }: PeriodChoiceProps) {
  const choose = (choice: PeriodChoice) => {
    if (choice !== 'custom') onPeriod(chosenPeriods(today)[choice])
  }
  return (
    <Frame role="group" aria-label={words.label}>
      <Field label={words.choose}>
        <Select
          options={choices}
          value={choiceOf(period, today)}
          onChange={(event) => choose(event.target.value as PeriodChoice) /* one of the options */}
        />
      </Field>
      <DayField
        label={words.from}
        day={period.from}
        error={wrong?.from}
        onDay={(from) => onPeriod({ ...period, from })}
      />
      <DayField label={words.to} day={period.to} error={wrong?.to} onDay={(to) => onPeriod({ ...period, to })} />
    </Frame>
  )
}
