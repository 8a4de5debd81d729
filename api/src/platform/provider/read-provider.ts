import type { ProviderSettings } from '@kerf/shared-contracts/contracts/settings'
import { defaultProviderName } from '@kerf/shared-contracts/rules/provider'
import type { Knex } from 'knex'
import sql from 'sql-template-tag'
import { runOne } from '../db/prepared.ts'

/** The settings, and what pages and mails need besides them. */
export interface KnownProvider extends ProviderSettings {
  /** Whether it has been given a name, so that the product's name is no longer used. */
  isNamed: boolean
  /** The time zone of days until another is set. */
  environmentTimeZone: string
}

type Columns = Omit<ProviderSettings, 'name' | 'timeZone' | 'logo' | 'updatedAt'>

interface Row extends Columns {
  name: string | null
  timeZone: string | null
  updatedAt: Date | null
  logo: { id: string; sha256: string; width: number; height: number } | null
}

/** Where the bytes of a logo are: the address changes with its content, so it may be cached for ever. */
const logoAddress = (sha256: string) => `/api/provider/logo/${sha256}`

/**
 * Reads what admins have set, in one statement, with defaults for the rest.
 * @param timeZone the time zone of days until another is set
 */
export async function readProvider(tx: Knex, timeZone: string): Promise<KnownProvider> {
  const row = await runOne<Row>(
    tx,
    sql`select name, time_zone as "timeZone", legal_name as "legalName", address, country, email, phone, website,
        tax_lines as "taxLines", account_holder as "accountHolder", bank_name as "bankName", iban, bic,
        account_number as "accountNumber", routing_number as "routingNumber", currencies,
        quote_validity_days as "quoteValidityDays", delivery_days as "deliveryDays",
        order_due_days as "orderDueDays", quote_terms as "quoteTerms", order_terms as "orderTerms",
        invoice_terms as "invoiceTerms", updated_at as "updatedAt", case when files.id is not null then
          json_build_object('id', files.id, 'sha256', sha256, 'width', logo_width, 'height', logo_height) end as logo
      from provider_settings left join files on files.id = logo_file_id`,
  )
  if (!row) throw new Error('The row of the settings is gone')
  const { logo } = row
  return {
    ...row,
    name: row.name ?? defaultProviderName,
    isNamed: row.name !== null,
    timeZone: row.timeZone ?? timeZone,
    environmentTimeZone: timeZone,
    logo: logo && { id: logo.id, url: logoAddress(logo.sha256), width: logo.width, height: logo.height },
    updatedAt: row.updatedAt?.toISOString() ?? null,
  }
}
