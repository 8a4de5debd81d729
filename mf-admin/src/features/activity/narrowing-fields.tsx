import { Select } from '@kerf/shared-ui/forms/choices/select.tsx'
import { Field } from '@kerf/shared-ui/forms/field.tsx'
import { space } from '@kerf/shared-ui/theme/tokens.ts'
import { styled } from 'styled-components'
import { DayField } from '../shared/day-field.tsx'
import { PersonField } from '../shared/person-field.tsx'
import { text } from './text.ts'
import { type ActivityFilters, choiceOf, chosenPeriods, type PeriodChoice } from './use-activity-filters.ts'

const words = text.period

const Frame = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(150px, 100%), 1fr));
  gap: ${space[12]};
  max-width: 920px;
  margin-bottom: ${space[16]};
`

const choices = Object.entries(words.choices).map(([value, label]) => ({ value, label }))

interface NarrowingFieldsProps {
  filters: ActivityFilters
  /** False if the list is about one person anyway. */
  asksPerson?: boolean
}

/** Filters by person and period. */
export function NarrowingFields({ filters, asksPerson = true }: NarrowingFieldsProps) {
  const { person, period, today, wrong, set } = filters.narrowing
  const choose = (choice: PeriodChoice) => {
    if (choice !== 'custom') set(chosenPeriods(today)[choice])
  }
  return (
    <Frame role="group" aria-label={text.narrowing}>
      {asksPerson && <PersonField person={person} onPerson={(next) => set({ person: next })} />}
      <Field label={words.label}>
        <Select
          options={choices}
          value={choiceOf(period, today)}
          onChange={(event) => choose(event.target.value as PeriodChoice) /* one of the options */}
        />
      </Field>
      <DayField optional label={words.from} day={period.from} error={wrong?.from} onDay={(from) => set({ from })} />
      <DayField optional label={words.to} day={period.to} error={wrong?.to} onDay={(to) => set({ to })} />
    </Frame>
  )
}
