import { formatIban } from './bank-account.ts'
import { providerText } from './provider-text.ts'

/** What the portal is called where nobody has named its provider (docs/product/settings.md, 'Name and logo'). */
export const defaultProviderName = 'Kerf'

/** A line of a document with its name, such as 'VAT ID' and its number. */
export interface NamedLine {
  label: string
  value: string
}

/** Who sends a document: the legal name, where there is one. */
export function documentSender({ legalName, name }: { legalName: string | null; name: string }): string {
  return legalName ?? name
}

/** The address as it stands below the name, the country last. */
export function addressLines({ address, country }: { address: string | null; country: string | null }): string[] {
  return [...(address?.split('\n') ?? []), country ?? ''].map((line) => line.trim()).filter((line) => line !== '')
}

/** How the provider is reached, in the order of a letterhead. */
export function contactLines(contact: Readonly<Record<'email' | 'phone' | 'website', string | null>>): string[] {
  return [contact.phone, contact.email, contact.website].filter((line) => line !== null)
}

type BankFields = 'accountHolder' | 'bankName' | 'iban' | 'bic' | 'accountNumber' | 'routingNumber'

/** Where to pay, in the order of the foot of a letter; nothing where no account is known. */
export function bankLines(account: Readonly<Record<BankFields, string | null>>): NamedLine[] {
  const { accountHolder, bankName, iban, bic, accountNumber, routingNumber } = account
  const lines: [string, string | null][] = [
    [providerText.accountHolder, accountHolder],
    [providerText.bankName, bankName],
    ['IBAN', iban && formatIban(iban)],
    ['BIC', bic],
    [providerText.accountNumber, accountNumber],
    [providerText.routingNumber, routingNumber],
  ]
  return lines.flatMap(([label, value]) => (value ? [{ label, value }] : []))
}
