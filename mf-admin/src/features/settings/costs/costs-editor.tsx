import type { CostSettings } from '@kerf/shared-contracts/contracts/estimates'
import { failureWords } from '@kerf/shared-parts/forms/failure-words.ts'
import { FormSave } from '@kerf/shared-parts/forms/form-save.tsx'
import { KeptForm } from '@kerf/shared-parts/forms/kept-form.tsx'
import { useDialogForm } from '@kerf/shared-parts/forms/use-dialog-form.ts'
import { toast } from '@kerf/shared-runtime'
import { useGetCostSettingsQuery, useUpdateCostSettingsMutation } from '@kerf/shared-runtime/endpoints/estimates'
import { Card } from '@kerf/shared-ui/content/card.tsx'
import { CardGrid } from '@kerf/shared-ui/content/card-grid.tsx'
import { Stack } from '@kerf/shared-ui/content/layout.tsx'
import { ErrorState } from '@kerf/shared-ui/feedback/error-state.tsx'
import { SkeletonText } from '@kerf/shared-ui/feedback/skeleton.tsx'
import { Select } from '@kerf/shared-ui/forms/choices/select.tsx'
import { Field } from '@kerf/shared-ui/forms/field.tsx'
import { MoneyInput } from '@kerf/shared-ui/forms/inputs/money-input.tsx'
import { NumberInput } from '@kerf/shared-ui/forms/inputs/number-input.tsx'
import { TextInput } from '@kerf/shared-ui/forms/inputs/text-input.tsx'
import { submitForm } from '@kerf/shared-ui/forms/submit-form.tsx'
import { CostTable } from './cost-table.tsx'
import {
  type CostValues,
  costsBody,
  costsSchema,
  costValues,
  keptCosts,
  presentCosts,
  type TableName,
  tableNames,
} from './costs-form.ts'
import { text } from './text.ts'

const { fields } = text
const shown = Object.entries(text.shown).map(([value, label]) => ({ value, label }))

/** What estimates are made from (docs/product/estimates.md, 'Cost tables'). */
export function CostsEditor() {
  const { data, error, isError, isFetching, refetch } = useGetCostSettingsQuery()
  return (
    <Card title={text.title} description={text.description}>
      {data && <CostsForm costs={data} />}
      {!data && isError && (
        <ErrorState title={text.loadFailed} error={error} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {!data && !isError && <SkeletonText lines={6} />}
    </Card>
  )
}

function useCostsForm(costs: CostSettings) {
  const [update] = useUpdateCostSettingsMutation()
  const { form, element, errorOf } = useDialogForm({
    place: 'cost tables',
    kept: keptCosts,
    shown: costValues(costs),
    base: costs,
    schema: costsSchema,
    send: (values: CostValues, basedOn) => update({ body: { ...costsBody(values), basedOn } }),
    saved: (now) => ({ values: costValues(now), base: now }),
    onDone: () => toast.success(text.saved, text.savedText),
    onFailed: (error) => toast.error(text.saveFailed, failureWords(error, '')),
  })
  /** What is wrong with a cell, by its dotted path within the table. */
  const errorIn = (table: TableName, path: string): string | undefined => {
    const errors: Readonly<Record<string, unknown>> = form.errors
    const error = form.submitCount > 0 ? errors[`${table}.${path}`] : undefined
    return typeof error === 'string' ? error : undefined
  }
  return { form, element, errorOf, errorIn }
}

function CostsForm({ costs }: { costs: CostSettings }) {
  const { form, element, errorOf, errorIn } = useCostsForm(costs)
  const number = (name: 'rangePercent' | 'marginPercent' | 'secondsPerHole' | 'drillMmPerMinute') => (
    <Field label={fields[name]} error={errorOf(name)} required>
      <NumberInput maxLength={6} {...form.getFieldProps(name)} />
    </Field>
  )
  return (
    <Stack as="form" ref={element} $gap={24} noValidate autoComplete="off" onSubmit={submitForm(form)}>
      <KeptForm form={form} present={presentCosts(costs, form.values)} />
      <CardGrid>
        <Field label={fields.shown} error={errorOf('shown')}>
          <Select options={shown} {...form.getFieldProps('shown')} />
        </Field>
        {number('rangePercent')}
        <Field label={fields.currency} error={errorOf('currency')} required>
          <TextInput maxLength={3} autoComplete="off" {...form.getFieldProps('currency')} />
        </Field>
        {number('marginPercent')}
        <Field label={fields.minimumOrder} error={errorOf('minimumOrder')} required>
          <MoneyInput currency={form.values.currency} {...form.getFieldProps('minimumOrder')} />
        </Field>
        {number('secondsPerHole')}
        {number('drillMmPerMinute')}
      </CardGrid>
      {tableNames.map((table) => (
        <CostTable
          key={table}
          table={table}
          rows={form.values[table]}
          onChange={(rows) => void form.setFieldValue(table, rows)}
          errorIn={(path) => errorIn(table, path)}
        />
      ))}
      <FormSave form={form} words={text} />
    </Stack>
  )
}
