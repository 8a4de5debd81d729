import type { Rfq } from '@kerf/shared-contracts/contracts/rfqs'
import { businessToday } from '@kerf/shared-runtime'
import { CardGrid } from '@kerf/shared-ui/content/card-grid.tsx'
import { Field } from '@kerf/shared-ui/forms/field.tsx'
import { DateInput } from '@kerf/shared-ui/forms/inputs/date-input.tsx'
import { NumberInput } from '@kerf/shared-ui/forms/inputs/number-input.tsx'
import { TextArea } from '@kerf/shared-ui/forms/inputs/text-area.tsx'
import { TextInput } from '@kerf/shared-ui/forms/inputs/text-input.tsx'
import { listed } from '@kerf/shared-ui/words/listed.ts'
import { locale } from '@kerf/shared-ui/words/locale.ts'
import { onlyPart, partsOf } from '../from-rfq/rfq-choice.ts'
import { text } from '../text.ts'
import type { Request } from './use-request.ts'

const words = text.request

/** The further quantities of the only part. */
function otherQuantities(rfqs: readonly Rfq[]): string | undefined {
  const others = onlyPart(rfqs)?.quantities.slice(1) ?? []
  return others.length > 0
    ? words.quantityHint(listed(others.map((quantity) => quantity.toLocaleString(locale()))))
    : undefined
}

/** The text fields of the request. With several parts, material and quantity are set per part. */
export function RequestFields({ request: { form, errorOf }, rfqs }: { request: Request; rfqs: readonly Rfq[] }) {
  const hasSeveralParts = partsOf(rfqs).length > 1
  return (
    <>
      <CardGrid>
        <Field label={words.projectName} hint={words.projectNameHint} error={errorOf('projectName')} required>
          <TextInput maxLength={200} autoComplete="off" {...form.getFieldProps('projectName')} />
        </Field>
        {!hasSeveralParts && (
          <Field label={words.material} error={errorOf('material')} required>
            <TextInput maxLength={80} autoComplete="off" {...form.getFieldProps('material')} />
          </Field>
        )}
        {!hasSeveralParts && (
          <Field label={words.quantity} hint={otherQuantities(rfqs)} error={errorOf('quantity')} required>
            <NumberInput maxLength={12} {...form.getFieldProps('quantity')} />
          </Field>
        )}
        <Field label={words.dueDate} hint={words.dueDateHint} error={errorOf('dueDate')} optional>
          <DateInput min={businessToday()} {...form.getFieldProps('dueDate')} />
        </Field>
      </CardGrid>
      <Field label={words.details} error={errorOf('description')} required>
        <TextArea rows={4} maxLength={4000} {...form.getFieldProps('description')} />
      </Field>
      <Field label={words.instructions} error={errorOf('specialInstructions')} optional>
        <TextArea rows={2} maxLength={4000} {...form.getFieldProps('specialInstructions')} />
      </Field>
    </>
  )
}
