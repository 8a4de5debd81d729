import type { ReportPeriod } from '@kerf/shared-contracts/rules/report-period'
import { Select } from '@kerf/shared-ui/forms/choices/select.tsx'
import { Field } from '@kerf/shared-ui/forms/field.tsx'
import { space } from '@kerf/shared-ui/theme/tokens.ts'
import { styled } from 'styled-components'
import { DayField } from '../shared/day-field.tsx'
import { text } from './text.ts'
import { choiceOf, chosenPeriods, type PeriodChoice } from './use-report-period.ts'

const words = text.period

const Frame = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(150px, 100%), 200px));
  gap: ${space[12]};
`

const choices = Object.entries(words.choices).map(([value, label]) => ({ value, label }))

interface PeriodChoiceProps {
  period: ReportPeriod
  today: string
  onPeriod: (period: ReportPeriod) => void
  wrong: Partial<Record<keyof ReportPeriod, string>> | undefined
}

/** Chooses the period of the report. */
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
