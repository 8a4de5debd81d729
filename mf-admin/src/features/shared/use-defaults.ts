import {
  defaultDeliveryDays,
  defaultDueDays,
  defaultQuoteValidityDays,
} from '@kerf/shared-contracts/rules/quote-lifecycle'
import { useGetSettingsQuery } from '@kerf/shared-runtime/endpoints/settings'
import { locale } from '@kerf/shared-ui/words/locale.ts'

/** Used until the settings are loaded, and if they fail to load. */
export const usualDefaults = {
  currencies: ['USD'],
  quoteValidityDays: defaultQuoteValidityDays,
  deliveryDays: defaultDeliveryDays,
  orderDueDays: defaultDueDays,
  quoteTerms: null as string | null,
}

/** The defaults of new quotes and orders (docs/product/settings.md, 'Defaults of quotes and orders'). */
export type Defaults = typeof usualDefaults

/** The defaults that admins have set. The first currency is the default. */
export function useDefaults(): Defaults & { currency: string; areKnown: boolean } {
  const { data = usualDefaults, isLoading } = useGetSettingsQuery()
  const { currencies, quoteValidityDays, deliveryDays, orderDueDays, quoteTerms } = data
  const currency = currencies[0] ?? 'USD'
  return { currencies, quoteValidityDays, deliveryDays, orderDueDays, quoteTerms, currency, areKnown: !isLoading }
}

/** The browser's own name for a currency, in the language of the page. */
export function currencyName(code: string): string {
  return new Intl.DisplayNames(locale(), { type: 'currency' }).of(code) ?? code
}

/** The available currencies, including the current one. */
export function currencyOptions(offered: readonly string[], present: string) {
  return [...new Set([...offered, present])].map((code) => ({
    value: code,
    label: `${code} – ${currencyName(code)}`,
  }))
}
