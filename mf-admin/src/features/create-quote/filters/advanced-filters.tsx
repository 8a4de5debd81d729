import { polling } from '@kerf/shared-runtime'
import { useGetSupplierChoicesQuery } from '@kerf/shared-runtime/endpoints/suppliers'
import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { CardGrid } from '@kerf/shared-ui/content/card-grid.tsx'
import { Cluster, Stack } from '@kerf/shared-ui/content/layout.tsx'
import { Dialog } from '@kerf/shared-ui/dialogs/dialog.tsx'
import { ErrorState } from '@kerf/shared-ui/feedback/error-state.tsx'
import { SkeletonText } from '@kerf/shared-ui/feedback/skeleton.tsx'
import { Checkbox } from '@kerf/shared-ui/forms/choices/checkbox.tsx'
import { Field } from '@kerf/shared-ui/forms/field.tsx'
import { NumberInput } from '@kerf/shared-ui/forms/inputs/number-input.tsx'
import { type FormEvent, useId, useState } from 'react'
import { text } from '../text.ts'
import {
  type AdvancedErrors,
  type AdvancedValues,
  advancedErrors,
  flagNames,
  listNames,
  noAdvanced,
  numberNames,
} from './advanced-values.ts'
import { ChoiceList } from './choice-list.tsx'

const words = text.advanced

const errorWords = { number: words.wrongNumber, swapped: words.swapped, tooMany: words.tooMany }

interface FieldsProps {
  values: AdvancedValues
  errors: AdvancedErrors
  set: (changes: Partial<AdvancedValues>) => void
}

function Lists({ values, errors, set }: FieldsProps) {
  const { data, error, isFetching, refetch } = useGetSupplierChoicesQuery(undefined, polling)
  if (error && !data) {
    return (
      <ErrorState
        title={words.loadFailed}
        text={words.loadFailedText}
        error={error}
        onRetry={refetch}
        retrying={isFetching}
      />
    )
  }
  if (!data) return <SkeletonText lines={8} />
  return (
    <CardGrid $min={220}>
      {listNames.map((name) => {
        const wrong = errors[name]
        return (
          <ChoiceList
            key={name}
            title={words.lists[name]}
            offered={data[name]}
            chosen={values[name]}
            error={wrong && errorWords[wrong]}
            onChange={(chosen) => set({ [name]: chosen })}
          />
        )
      })}
    </CardGrid>
  )
}

function Figures({ values, errors, set }: FieldsProps) {
  return (
    <CardGrid $min={160}>
      {numberNames.map((name) => {
        const wrong = errors[name]
        return (
          <Field key={name} label={words[name]} error={wrong && errorWords[wrong]}>
            <NumberInput
              name={name}
              maxLength={8}
              value={values[name]}
              onChange={(event) => set({ [name]: event.target.value.trim() })}
            />
          </Field>
        )
      })}
    </CardGrid>
  )
}

interface AdvancedFiltersProps {
  values: AdvancedValues
  onApply: (values: AdvancedValues) => void
  onClose: () => void
}

/** Filters built from the suppliers' own entries; nothing is filtered until they are applied. */
export function AdvancedFilters({ values: given, onApply, onClose }: AdvancedFiltersProps) {
  const formId = useId()
  const [values, setValues] = useState(given)
  const [errors, setErrors] = useState<AdvancedErrors>({})
  const set = (changes: Partial<AdvancedValues>) => setValues((before) => ({ ...before, ...changes }))
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const wrong = advancedErrors(values)
    setErrors(wrong)
    const [first] = Object.keys(wrong)
    if (first === undefined) return onApply(values)
    event.currentTarget.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="large"
      title={words.title}
      description={words.description}
      footer={
        <>
          <Button variant="ghost" onClick={() => setValues(noAdvanced)}>
            {words.reset}
          </Button>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button type="submit" form={formId} variant="primary">
            {words.apply}
          </Button>
        </>
      }
    >
      <Stack as="form" id={formId} noValidate onSubmit={submit} $gap={24}>
        <Lists values={values} errors={errors} set={set} />
        <Figures values={values} errors={errors} set={set} />
        <Cluster $gap={24}>
          {flagNames.map((name) => (
            <Checkbox
              key={name}
              label={words[name]}
              checked={values[name]}
              onChange={(event) => set({ [name]: event.target.checked })}
            />
          ))}
        </Cluster>
      </Stack>
    </Dialog>
  )
}
