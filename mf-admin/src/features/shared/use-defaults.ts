import {
  defaultDeliveryDays,
  defaultDueDays,
  defaultQuoteValidityDays,
} from '@kerf/shared-contracts/rules/quote-lifecycle'
import { useGetSettingsQuery } from '@kerf/shared-runtime/endpoints/settings'

/** What holds until the settings are there, and where they cannot be had. */
export const usualDefaults = {
  currencies: ['USD'],
  quoteValidityDays: defaultQuoteValidityDays,
  deliveryDays: defaultDeliveryDays,
  orderDueDays: defaultDueDays,
  quoteTerms: null as string | null,
}

/** What new quotes and orders begin with (docs/product/settings.md, 'Defaults of quotes and orders'). */
export type Defaults = typeof usualDefaults

/** The defaults that admins have set. The first currency is the one that is chosen unless somebody chooses another. */
export function useDefaults(): Defaults & { currency: string } {
  const { data = usualDefaults } = useGetSettingsQuery()
  const { currencies, quoteValidityDays, deliveryDays, orderDueDays, quoteTerms } = data
  return { currencies, quoteValidityDays, deliveryDays, orderDueDays, quoteTerms, currency: currencies[0] ?? 'USD' }
}

const currencyNames = new Intl.DisplayNames('en', { type: 'currency' })

/** The currencies to choose from, with the one that is already there. */
export function currencyOptions(offered: readonly string[], present: string) {
  return [...new Set([...offered, present])].map((code) => ({
    value: code,
    label: `${code} – ${currencyNames.of(code)}`,
  }))
}
