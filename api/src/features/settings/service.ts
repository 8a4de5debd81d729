import type { ProviderSettings, SettingsFields, UpdateSettingsBody } from '@kerf/shared-contracts/contracts/settings'
import { defaultProviderName } from '@kerf/shared-contracts/rules/provider'
import type { Knex } from 'knex'
import sql from 'sql-template-tag'
import type { z } from 'zod'
import { ProviderSettingsRow } from '../../models/provider-settings-row.ts'
import { runOne } from '../../platform/db/prepared.ts'
import { problem } from '../../platform/errors.ts'
import { inputText } from '../../platform/input-text.ts'
import { assertNotStale } from '../../platform/not-stale.ts'
import { readProvider } from '../../platform/provider/read-provider.ts'
import type { ReadWork, Work } from '../../platform/work.ts'
import { settingsChanged } from './events.ts'

/**
 * The provider's details, as now in the database, with defaults for whatever nobody has set. Takes one statement; if
 * the last known state is enough, `work.provider` takes none.
 */
export async function providerSettings({ tx, provider }: Pick<ReadWork, 'tx' | 'provider'>): Promise<ProviderSettings> {
  return readProvider(tx, provider.environmentTimeZone)
}

/** The one row, locked until the end of the transaction. */
export async function lockSettings(tx: Knex.Transaction): Promise<ProviderSettingsRow> {
  return ProviderSettingsRow.query(tx).forUpdate().first().throwIfNotFound()
}

/** Changes the provider's details. @throws Problem `write.stale`, `validation.failed` */
export async function update(work: Work, asked: z.output<typeof UpdateSettingsBody>): Promise<void> {
  const { basedOn, ...fields } = asked
  const row = await lockSettings(work.tx)
  const present = fieldsOf(row, work.provider.environmentTimeZone)
  const changedBy = { object: { type: 'settings', id: row.id }, actions: [settingsChanged.name] }
  await assertNotStale(work, { basedOn, present, wanted: fields, changedBy })
  const names = Object.keys(fields) as (keyof SettingsFields)[] // the parsed keys
  const changed = names.filter((name) => JSON.stringify(present[name]) !== JSON.stringify(fields[name]))
  if (changed.length === 0) return
  if (changed.includes('timeZone')) await assertKnownToDatabase(work.tx, fields.timeZone)
  const changes = Object.fromEntries(changed.map((name) => [name, fields[name]]))
  await row.$query(work.tx).patch({ ...changes, updatedAt: work.now })
  await work.happened(settingsChanged, { settings: row, changes })
}

/** Figures and reports compute days in the database, which has its own list of time zones. */
async function assertKnownToDatabase(tx: Knex.Transaction, timeZone: string): Promise<void> {
  const known = await runOne(tx, sql`select 1 from pg_timezone_names where lower(name) = lower(${timeZone}) limit 1`)
  if (!known) throw problem('validation.failed', { fields: { timeZone: inputText.timeZoneUnknown } })
}

/** What a form shows, with defaults for whatever nobody has set. */
function fieldsOf(row: ProviderSettingsRow, timeZone: string): SettingsFields {
  return {
    name: row.name ?? defaultProviderName,
    legalName: row.legalName,
    address: row.address,
    country: row.country,
    email: row.email,
    phone: row.phone,
    website: row.website,
    taxLines: row.taxLines,
    accountHolder: row.accountHolder,
    bankName: row.bankName,
    iban: row.iban,
    bic: row.bic,
    accountNumber: row.accountNumber,
    routingNumber: row.routingNumber,
    timeZone: row.timeZone ?? timeZone,
    currencies: row.currencies,
    quoteValidityDays: row.quoteValidityDays as SettingsFields['quoteValidityDays'], // only such values are written
    deliveryDays: row.deliveryDays,
    orderDueDays: row.orderDueDays,
    quoteTerms: row.quoteTerms,
    orderTerms: row.orderTerms,
    invoiceTerms: row.invoiceTerms,
  }
}
