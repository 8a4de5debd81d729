import { failureWords } from '@kerf/shared-parts/forms/failure-words.ts'
import { FormDialog } from '@kerf/shared-parts/forms/form-dialog.tsx'
import { useDialogForm } from '@kerf/shared-parts/forms/use-dialog-form.ts'
import { toast } from '@kerf/shared-runtime'
import { useMergeCompaniesMutation } from '@kerf/shared-runtime/endpoints/companies'
import { Notice } from '@kerf/shared-ui/feedback/notice.tsx'
import { Checkbox } from '@kerf/shared-ui/forms/choices/checkbox.tsx'
import { RadioGroup } from '@kerf/shared-ui/forms/choices/radio-group.tsx'
import { Select } from '@kerf/shared-ui/forms/choices/select.tsx'
import { Field } from '@kerf/shared-ui/forms/field.tsx'
import { TextInput } from '@kerf/shared-ui/forms/inputs/text-input.tsx'
import { useState } from 'react'
import * as mini from 'zod/mini'
import { ChosenCompanies } from './chosen-companies.tsx'
import type { PickedCompany } from './company-picker.tsx'
import {
  type MergeValues,
  mergeBody,
  mergeSchema,
  mergeValues,
  numbersOf,
  withCompanies,
  withPresent,
  withPrimary,
} from './merge-form.ts'
import { text } from './text.ts'

const words = text.merge

interface MergeDialogProps {
  /** The companies selected in the list. */
  companies?: readonly PickedCompany[]
  onClose: () => void
  onMerged?: () => void
}

function useMergeForm({ companies = [], onClose, onMerged }: MergeDialogProps) {
  const [merge] = useMergeCompaniesMutation()
  const [start] = useState(() => mergeValues(companies))
  return useDialogForm({
    place: 'merge of companies',
    // The companies may be different ones next time, so no draft is stored.
    kept: mini.object({}),
    shown: start,
    base: undefined,
    schema: mergeSchema,
    send: (values: MergeValues) => merge({ body: mergeBody(values) }),
    renewed: withPresent,
    onDone: ({ name }) => {
      toast.success(words.done, words.doneText(name))
      onMerged?.()
      onClose()
    },
    onFailed: (error) => toast.error(words.failed, failureWords(error, '')),
  })
}

/** What the merge does, once the primary company is known. */
function consequences({ companies, primaryCompanyId }: MergeValues): string | undefined {
  const primary = companies.find(({ id }) => id === primaryCompanyId)
  const merged = companies.filter(({ id }) => id !== primaryCompanyId)
  if (!primary || merged.length === 0) return undefined
  const users = merged.reduce((sum, { userCount }) => sum + userCount, 0)
  const goes = words.goes(
    merged.map(({ name }) => name),
    primary.name,
  )
  return users === 0 ? goes : `${goes} ${words.moved(users)}`
}

/** Merges companies into one of them. */
export function MergeDialog(props: MergeDialogProps) {
  const { form, element, errorOf } = useMergeForm(props)
  const { values } = form
  const { companies } = values
  const set = (next: MergeValues) => void form.setValues(next)
  const numbers = numbersOf(companies)
  const outcome = consequences(values)
  return (
    <FormDialog
      form={form}
      element={element}
      size="medium"
      title={words.title}
      description={words.description}
      submit={words.submit}
      onClose={props.onClose}
    >
      <ChosenCompanies
        companies={companies}
        error={errorOf('companies')}
        onChange={(chosen) => set(withCompanies(values, chosen))}
      />
      {companies.length > 0 && (
        <Field label={words.primary} error={errorOf('primaryCompanyId')} group required>
          <RadioGroup
            value={values.primaryCompanyId}
            onValueChange={(id) => set(withPrimary(values, id))}
            options={companies.map(({ id, name, customerNumber, userCount }) => ({
              ...{ value: id, label: name },
              hint: [customerNumber, text.users(userCount)].filter(Boolean).join(' · '),
            }))}
          />
        </Field>
      )}
      <Field label={words.name} error={errorOf('companyName')} required>
        <TextInput maxLength={160} autoComplete="off" {...form.getFieldProps('companyName')} />
      </Field>
      {numbers.length > 0 && (
        <Field label={words.number} hint={words.numberHint} error={errorOf('customerNumber')}>
          <Select
            options={numbers.map((value) => ({ value, label: value }))}
            {...form.getFieldProps('customerNumber')}
          />
        </Field>
      )}
      {outcome && <Notice tone="yellow">{outcome}</Notice>}
      <Checkbox
        label={words.sure}
        error={errorOf('sure')}
        name="sure"
        checked={values.sure}
        onChange={({ target }) => void form.setFieldValue('sure', target.checked)}
      />
    </FormDialog>
  )
}
