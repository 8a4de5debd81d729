import { businessToday } from '@kerf/shared-runtime'
import { useListCompanyAddressesQuery } from '@kerf/shared-runtime/endpoints/company-addresses'
import { Card } from '@kerf/shared-ui/content/card.tsx'
import { Stack } from '@kerf/shared-ui/content/layout.tsx'
import { DateInput } from '@kerf/shared-ui/forms/date-input.tsx'
import { Field } from '@kerf/shared-ui/forms/field.tsx'
import { FormGrid } from '../form/form-grid.ts'
import { useRfqField } from '../form/use-rfq-field.ts'
import { text } from '../text.ts'
import { AddressChoice } from './address-choice.tsx'

const words = text.delivery
const none: never[] = []

/** When the request is needed and where it goes: all optional. */
export function DeliveryGroup() {
  const neededBy = useRfqField('neededBy')
  // Without saved addresses one can still be entered.
  const { data: kept = none } = useListCompanyAddressesQuery()
  return (
    <Card title={words.title}>
      <Stack $gap={16}>
        <FormGrid>
          <Field label={words.neededBy} hint={words.neededByHint} error={neededBy.error} optional>
            <DateInput min={businessToday()} {...neededBy.control} />
          </Field>
        </FormGrid>
        <AddressChoice name="shipTo" label={words.shipTo} hint={words.shipToHint} kept={kept} />
        <AddressChoice name="billTo" label={words.billTo} hint={words.billToHint} kept={kept} />
      </Stack>
    </Card>
  )
}
