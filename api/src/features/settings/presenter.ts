import type { Provider, ProviderSettings } from '@kerf/shared-contracts/contracts/settings'

/** For admins: listed field by field, so that nothing else leaves the process. */
export function presentSettings(settings: ProviderSettings): ProviderSettings {
  return {
    name: settings.name,
    legalName: settings.legalName,
    address: settings.address,
    country: settings.country,
    email: settings.email,
    phone: settings.phone,
    website: settings.website,
    taxLines: settings.taxLines,
    accountHolder: settings.accountHolder,
    bankName: settings.bankName,
    iban: settings.iban,
    bic: settings.bic,
    accountNumber: settings.accountNumber,
    routingNumber: settings.routingNumber,
    timeZone: settings.timeZone,
    currencies: settings.currencies,
    quoteValidityDays: settings.quoteValidityDays,
    deliveryDays: settings.deliveryDays,
    orderDueDays: settings.orderDueDays,
    quoteTerms: settings.quoteTerms,
    orderTerms: settings.orderTerms,
    invoiceTerms: settings.invoiceTerms,
    logo: settings.logo,
    updatedAt: settings.updatedAt,
  }
}

/** For everybody, signed in or not. */
export function presentProvider({ name, logo, timeZone }: ProviderSettings): Provider {
  return { name, logo: logo && { url: logo.url, width: logo.width, height: logo.height }, timeZone }
}
