import { Select } from '@kerf/shared-ui/forms/choices/select.tsx'
import { Field } from '@kerf/shared-ui/forms/field.tsx'
import { currencyOptions, useDefaults } from '../shared/use-defaults.ts'
import { text } from './text.ts'

interface CurrencyFieldProps {
  /** Empty for the default. */
  value: string
  onValueChange: (currency: string) => void
}

/** The currency of the amount; shown only if the settings offer several. */
export function CurrencyField({ value, onValueChange }: CurrencyFieldProps) {
  const { currencies, currency } = useDefaults()
  const options = currencyOptions(currencies, value || currency)
  if (options.length < 2) return null
  return (
    <Field label={text.currency} required>
      <Select
        name="currency"
        options={options}
        value={value || currency}
        onChange={({ target }) => onValueChange(target.value)}
      />
    </Field>
  )
}
