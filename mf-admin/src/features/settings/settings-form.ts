import { type ProviderSettings, SettingsBody } from '@kerf/shared-contracts/contracts/settings'
import { isolated } from '@kerf/shared-ui/words/isolated.tsx'
import { z } from 'zod'
import * as mini from 'zod/mini'
import { text } from './text.ts'

const lines = [
  ...(['name', 'legalName', 'address', 'country', 'email', 'phone', 'website'] as const),
  ...(['accountHolder', 'bankName', 'iban', 'bic', 'accountNumber', 'routingNumber'] as const),
  ...(['timeZone', 'quoteTerms', 'orderTerms', 'invoiceTerms'] as const),
]
const days = ['quoteValidityDays', 'deliveryDays', 'orderDueDays'] as const

/** A field of the form that is typed as text. */
export type TextFieldName = (typeof lines)[number] | (typeof days)[number]

/** As the fields of the form hold it; what is not known is empty. */
export type SettingsValues = Record<TextFieldName, string> & {
  taxLines: { label: string; value: string }[]
  currencies: string[]
}

/** All of it is kept while it is not sent. */
export const keptSettings = mini.partial(
  mini.object({
    ...(Object.fromEntries([...lines, ...days].map((name) => [name, mini.string()])) as Record<
      TextFieldName,
      mini.ZodMiniString
    >), // one for each name
    taxLines: mini.array(mini.object({ label: mini.string(), value: mini.string() })),
    currencies: mini.array(mini.string()),
  }),
)

/** What the form shows of the settings. */
export function settingsValues(settings: ProviderSettings): SettingsValues {
  const typed = [...lines, ...days].map((name) => [name, String(settings[name] ?? '')])
  const { taxLines, currencies } = settings
  return { ...(Object.fromEntries(typed) as Record<TextFieldName, string>), taxLines, currencies } // one for each name
}

/** What a change of the settings is based on. */
export function settingsBase({ logo: _logo, updatedAt: _at, ...fields }: ProviderSettings) {
  return fields
}

/** Whole numbers as such; anything else goes on to be refused in the schema's words. */
const asNumber = (typed: string) => (/^\d+$/.test(typed.trim()) ? Number(typed) : Number.NaN)

function bodyOf(values: SettingsValues) {
  return { ...values, ...Object.fromEntries(days.map((name) => [name, asNumber(values[name])])) }
}

/** The contract's own schema, for what the fields of the form hold. */
export const settingsSchema = z.preprocess((values) => bodyOf(values as SettingsValues), SettingsBody) // only the form's values are asked

/** What is sent. */
export function settingsBody(values: SettingsValues): z.output<typeof SettingsBody> {
  return settingsSchema.parse(values)
}

const shownValue: Partial<Record<keyof SettingsValues, (settings: ProviderSettings) => string>> = {
  taxLines: ({ taxLines }) => taxLines.map(({ label, value }) => `${isolated(label)}: ${isolated(value)}`).join('\n'),
  currencies: ({ currencies }) => currencies.join(', '),
}

/** What the settings say now where it differs from what is typed. */
export function presentSettings(settings: ProviderSettings, values: SettingsValues) {
  const now = settingsValues(settings)
  const names = Object.keys(now) as (keyof SettingsValues)[] // the keys of what was made here
  return names
    .filter((name) => JSON.stringify(now[name]) !== JSON.stringify(values[name]))
    .map((name) => ({ label: text.fields[name], value: shownValue[name]?.(settings) ?? String(now[name]) }))
}
