import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { PostalPlace } from '@kerf/shared-contracts/rules/postal-address'
import { addressLines, bankLines, contactLines, documentSender } from '@kerf/shared-contracts/rules/provider'
import type { Language } from '@kerf/shared-contracts/words/languages'
import { Company } from '../../models/company.ts'
import { StoredFile } from '../../models/stored-file.ts'
import { User } from '../../models/user.ts'
import type { BusinessDocument, Fact, Provider } from '../../platform/documents/document.ts'
import { speaking } from '../../platform/language/language.ts'
import type { Platform } from '../../platform/platform.ts'
import type { ObjectStore } from '../../platform/storage/object-store.ts'
import { type ReceivedFile, receiveFile } from '../../platform/storage/receive.ts'
import type { ReadWork } from '../../platform/work.ts'
import { nameOfDeleted } from '../account-deletion/policy.ts'
import { providerSettings } from '../settings/service.ts'

/** The parts of the platform that making a document needs. */
export type Making = Pick<Platform, 'store' | 'documents'>

/** Who a document is made for. */
export interface Recipient {
  name: string
  company: string | null
  customerNumber: string | null
  email: string | null
  address: PostalPlace | null
  /** In which documents for them are written. */
  language: Language | null
}

/** In whose name documents are made, and what else they say about the business. */
export interface Letterhead extends Provider {
  bank: Fact[]
  terms: Record<'order' | 'invoice', string | null>
}

/** Countries that use Letter paper; everywhere else it is A4. */
const letterCountries = /^(united states.*|usa|us|canada|mexico|philippines)?$/i

/** The business as its settings describe it (docs/product/settings.md, 'Fields of the settings'). */
async function readLetterhead(work: ReadWork, { store }: Making): Promise<Letterhead> {
  const settings = await providerSettings(work)
  return {
    name: documentSender(settings),
    logo: settings.logo && (await readLogo(work, store, settings.logo.id)),
    addressLines: [...addressLines(settings), ...contactLines(settings)],
    footLines: settings.taxLines.map(({ label, value }) => `${label} ${value}`),
    paper: letterCountries.test(settings.country ?? '') ? 'letter' : 'a4',
    bank: bankLines(settings),
    terms: { order: settings.orderTerms, invoice: settings.invoiceTerms },
  }
}

/**
 * Draws a document in the language of who receives it, whoever asks for it (docs/product/languages.md).
 * @param write what it says, called in that language
 * @returns its name and its bytes @throws Problem `document.not_made`
 */
export async function makeFor(
  work: ReadWork,
  { language }: Pick<Recipient, 'language'>,
  making: Making,
  write: (letterhead: Letterhead) => { fileName: string; document: BusinessDocument },
) {
  const { fileName, document } = await speaking(language, async () => write(await readLetterhead(work, making)))
  return { fileName, bytes: await making.documents.make({ ...document, language: language ?? 'en' }) }
}

async function readLogo({ tx }: ReadWork, store: ObjectStore, id: string): Promise<Uint8Array | null> {
  const file = await StoredFile.query(tx).findById(id)
  // A store that lost a picture must not keep quotes and invoices from being made.
  if (!file || !(await store.stat(file.objectKey))) return null
  return buffer((await store.get(file.objectKey)).stream)
}

/**
 * The customer of an object, with the company that it belongs to. Nothing personal is left of a deleted customer
 * (docs/product/accounts.md, 'Deleting an account').
 */
export async function readRecipient(
  { tx }: ReadWork,
  { customerId, companyId }: { customerId: string; companyId: string | null },
): Promise<Recipient> {
  const customer = await User.query(tx).findById(customerId)
  const company = companyId === null ? undefined : await Company.query(tx).findById(companyId)
  const isThere = customer && customer.deletedAt === null
  return {
    name: isThere ? customer.name : nameOfDeleted('customer'),
    email: isThere ? customer.email : null,
    company: company?.name ?? (isThere ? customer.companyNameInput : null),
    customerNumber: company?.customerNumber ?? null,
    address: company ?? null,
    language: isThere ? customer.language : null,
  }
}

/** Stores a generated document like an uploaded one: a row refers to it only once its last byte is stored. */
export async function keep({ store }: Making, bytes: Uint8Array, fileName: string): Promise<ReceivedFile> {
  const limits = { step: 0, other: bytes.length }
  return receiveFile(store, Readable.from([bytes]), { fileName, kinds: ['pdf'], limits })
}
