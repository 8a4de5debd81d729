import type { CostSettings } from '@kerf/shared-contracts/contracts/estimates'
import { BaseModel } from './base-model.ts'

/** The details of the business that runs the portal, as set by admins. There is one row. */
export class ProviderSettingsRow extends BaseModel {
  static override tableName = 'provider_settings'
  static override createdAtProperty = null
  static override jsonAttributes = ['taxLines', 'costTables']

  declare id: string
  /** Null until set; until then the product's own name is used. */
  declare name: string | null
  /** Null until set; until then the environment's is used. */
  declare timeZone: string | null
  declare legalName: string | null
  /** Up to six lines. */
  declare address: string | null
  declare country: string | null
  declare email: string | null
  declare phone: string | null
  declare website: string | null
  declare taxLines: { label: string; value: string }[]
  declare accountHolder: string | null
  declare bankName: string | null
  declare iban: string | null
  declare bic: string | null
  declare accountNumber: string | null
  declare routingNumber: string | null
  /** The first is the default. */
  declare currencies: string[]
  /** What estimates are made from; null until somebody sets it. */
  declare costTables: CostSettings | null
  declare quoteValidityDays: number
  declare deliveryDays: number
  declare orderDueDays: number
  declare quoteTerms: string | null
  declare orderTerms: string | null
  declare invoiceTerms: string | null
  declare logoFileId: string | null
  /** Pixels. */
  declare logoWidth: number | null
  declare logoHeight: number | null
  /** Null until anything is set. */
  declare updatedAt: Date | null
}
