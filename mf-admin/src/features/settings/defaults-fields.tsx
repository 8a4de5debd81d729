import { quoteValidityDays } from '@kerf/shared-contracts/rules/quote-lifecycle'
import { isTimeZone, timeZones } from '@kerf/shared-contracts/rules/time-zones'
import { Card } from '@kerf/shared-ui/content/card.tsx'
import { CardGrid } from '@kerf/shared-ui/content/card-grid.tsx'
import { Stack } from '@kerf/shared-ui/content/layout.tsx'
import { Combobox } from '@kerf/shared-ui/forms/choices/combobox.tsx'
import { Select } from '@kerf/shared-ui/forms/choices/select.tsx'
import { Field } from '@kerf/shared-ui/forms/field.tsx'
import { NumberInput } from '@kerf/shared-ui/forms/inputs/number-input.tsx'
import { locale } from '@kerf/shared-ui/words/locale.ts'
import { useMemo } from 'react'
import { CurrenciesField } from './currencies-field.tsx'
import { text } from './text.ts'
import { TextField } from './text-field.tsx'
import type { SettingsForm } from './use-settings-form.ts'

const { groups, hints, fields } = text
const validity = quoteValidityDays.map((days) => ({ value: String(days), label: text.days(days) }))

/** The present time in that zone, so that a wrong choice is noticed. */
function clockIn(timeZone: string): string {
  const shown = { weekday: 'long', hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone } as const
  return new Intl.DateTimeFormat(locale(), shown).format(new Date())
}

function TimeZoneField({ form, errorOf }: Pick<SettingsForm, 'form' | 'errorOf'>) {
  const { timeZone } = form.values
  const options = useMemo(() => timeZones().map((name) => ({ value: name, label: name.replaceAll('_', ' ') })), [])
  return (
    <Field
      label={fields.timeZone}
      hint={isTimeZone(timeZone) ? hints.timeZone(clockIn(timeZone)) : undefined}
      error={errorOf('timeZone')}
      required
    >
      <Combobox
        name="timeZone"
        value={timeZone}
        valueLabel={timeZone.replaceAll('_', ' ')}
        onValueChange={(name) => void form.setFieldValue('timeZone', name)}
        options={options}
        placeholder={text.timeZonePlaceholder}
      />
    </Field>
  )
}

/** Time zone, currencies, and the defaults of new quotes, orders and documents. */
export function DefaultsFields(parts: SettingsForm) {
  const { form, errorOf } = parts
  return (
    <>
      <Card title={groups.region}>
        <Stack $gap={16}>
          <TimeZoneField {...parts} />
          <CurrenciesField {...parts} />
        </Stack>
      </Card>
      <Card title={groups.defaults}>
        <CardGrid>
          <Field label={fields.quoteValidityDays} error={errorOf('quoteValidityDays')}>
            <Select options={validity} {...form.getFieldProps('quoteValidityDays')} />
          </Field>
          <Field label={fields.deliveryDays} hint={hints.deliveryDays} error={errorOf('deliveryDays')} required>
            <NumberInput maxLength={3} {...form.getFieldProps('deliveryDays')} />
          </Field>
          <Field label={fields.orderDueDays} hint={hints.orderDueDays} error={errorOf('orderDueDays')} required>
            <NumberInput maxLength={3} {...form.getFieldProps('orderDueDays')} />
          </Field>
        </CardGrid>
      </Card>
      <Card title={groups.terms} description={groups.termsText}>
        <Stack $gap={16}>
          <TextField {...parts} name="quoteTerms" maxLength={4000} rows={3} />
          <TextField {...parts} name="orderTerms" maxLength={4000} rows={3} />
          <TextField {...parts} name="invoiceTerms" maxLength={4000} rows={3} />
        </Stack>
      </Card>
    </>
  )
}
