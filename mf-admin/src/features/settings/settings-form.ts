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

/** A text field of the form. */
export type TextFieldName = (typeof lines)[number] | (typeof days)[number]

/** The form's values; unknown ones are empty. */
export type SettingsValues = Record<TextFieldName, string> & {
  taxLines: { label: string; value: string }[]
  currencies: string[]
}

/** The stored part of a draft: all of it. */
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

/** The settings as form values. */
export function settingsValues(settings: ProviderSettings): SettingsValues {
  const typed = [...lines, ...days].map((name) => [name, String(settings[name] ?? '')])
  const { taxLines, currencies } = settings
  return { ...(Object.fromEntries(typed) as Record<TextFieldName, string>), taxLines, currencies } // one for each name
}

/** The base of a change to the settings. */
export function settingsBase({ logo: _logo, updatedAt: _at, ...fields }: ProviderSettings) {
  return fields
}

/** Whole numbers as numbers; anything else is left for the schema to refuse. */
const asNumber = (typed: string) => (/^\d+$/.test(typed.trim()) ? Number(typed) : Number.NaN)

function bodyOf(values: SettingsValues) {
  return { ...values, ...Object.fromEntries(days.map((name) => [name, asNumber(values[name])])) }
}

/** The contract's own schema, applied to the form's values. */
export const settingsSchema = z.preprocess((values) => bodyOf(values as SettingsValues), SettingsBody) // only the form's values are asked

/** The body of the call. */
export function settingsBody(values: SettingsValues): z.output<typeof SettingsBody> {
  return settingsSchema.parse(values)
}

const shownValue: Partial<Record<keyof SettingsValues, (settings: ProviderSettings) => string>> = {
  taxLines: ({ taxLines }) => taxLines.map(({ label, value }) => `${isolated(label)}: ${isolated(value)}`).join('\n'),
  currencies: ({ currencies }) => currencies.join(', '),
}

/** The current settings where they differ from the input. */
export function presentSettings(settings: ProviderSettings, values: SettingsValues) {
  const now = settingsValues(settings)
  const names = Object.keys(now) as (keyof SettingsValues)[] // the keys of what was made here
  return names
    .filter((name) => JSON.stringify(now[name]) !== JSON.stringify(values[name]))
    .map((name) => ({ label: text.fields[name], value: shownValue[name]?.(settings) ?? String(now[name]) }))
}
