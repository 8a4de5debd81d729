import { isEditable } from '@kerf/shared-parts/addresses/address-calls.ts'
import { businessToday } from '@kerf/shared-runtime'
import { useListCompanyAddressesQuery } from '@kerf/shared-runtime/endpoints/company-addresses'
import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { Card } from '@kerf/shared-ui/content/card.tsx'
import { Stack } from '@kerf/shared-ui/content/layout.tsx'
import { Field } from '@kerf/shared-ui/forms/field.tsx'
import { DateInput } from '@kerf/shared-ui/forms/inputs/date-input.tsx'
import { useState } from 'react'
import { FormGrid } from '../form/form-grid.ts'
import { useRfqField } from '../form/use-rfq-field.ts'
import { text } from '../text.ts'
import { AddressChoice } from './address-choice.tsx'
import { ManageAddresses } from './manage-addresses.tsx'

const words = text.delivery
const none: never[] = []

/** When the request is needed and where it goes: all optional. */
export function DeliveryGroup() {
  const neededBy = useRfqField('neededBy')
  // Without saved addresses one can still be entered.
  const { data: kept = none } = useListCompanyAddressesQuery()
  const [isManaging, setManaging] = useState(false)
  const manage = kept.some(isEditable) && (
    <Button size="small" variant="ghost" onClick={() => setManaging(true)}>
      {words.manage}
    </Button>
  )
  return (
    <Card title={words.title} actions={manage}>
      <Stack $gap={16}>
        <FormGrid>
          <Field label={words.neededBy} hint={words.neededByHint} error={neededBy.error} optional>
            <DateInput min={businessToday()} {...neededBy.control} />
          </Field>
        </FormGrid>
        <AddressChoice name="shipTo" label={words.shipTo} hint={words.shipToHint} kept={kept} />
        <AddressChoice name="billTo" label={words.billTo} hint={words.billToHint} kept={kept} />
      </Stack>
      {isManaging && <ManageAddresses onClose={() => setManaging(false)} />}
    </Card>
  )
}
