import { Card } from '@kerf/shared-ui/content/card.tsx'
import { CardGrid } from '@kerf/shared-ui/content/card-grid.tsx'
import { Stack } from '@kerf/shared-ui/content/layout.tsx'
import { TaxLines } from './tax-lines.tsx'
import { text } from './text.ts'
import { TextField } from './text-field.tsx'
import type { SettingsForm } from './use-settings-form.ts'

const { groups, hints } = text

/** The provider's name, address and bank account. */
export function IdentityFields(parts: SettingsForm) {
  return (
    <>
      <Card title={groups.identity} description={groups.identityText}>
        <Stack $gap={16}>
          <CardGrid>
            <TextField {...parts} name="name" maxLength={80} hint={hints.name} required />
            <TextField {...parts} name="legalName" maxLength={160} hint={hints.legalName} />
          </CardGrid>
          <TextField {...parts} name="address" maxLength={500} rows={4} hint={hints.address} />
          <CardGrid>
            <TextField {...parts} name="country" maxLength={120} />
            <TextField {...parts} name="email" type="email" maxLength={254} />
            <TextField {...parts} name="phone" type="tel" maxLength={60} />
            <TextField {...parts} name="website" type="url" maxLength={2000} hint={hints.website} />
          </CardGrid>
        </Stack>
      </Card>
      <Card title={groups.tax} description={groups.taxText}>
        <TaxLines {...parts} />
      </Card>
      <Card title={groups.bank} description={groups.bankText}>
        <CardGrid>
          <TextField {...parts} name="accountHolder" maxLength={160} />
          <TextField {...parts} name="bankName" maxLength={160} />
          <TextField {...parts} name="iban" maxLength={60} />
          <TextField {...parts} name="bic" maxLength={60} />
          <TextField {...parts} name="accountNumber" maxLength={60} />
          <TextField {...parts} name="routingNumber" maxLength={60} />
        </CardGrid>
      </Card>
    </>
  )
}
