import { Readable } from 'node:stream'
import { Company } from '../../models/company.ts'
import { User } from '../../models/user.ts'
import type { Provider } from '../../platform/documents/document.ts'
import type { Platform } from '../../platform/platform.ts'
import { type ReceivedFile, receiveFile } from '../../platform/storage/receive.ts'
import type { ReadWork } from '../../platform/work.ts'

/** What the making of a document needs of the platform. */
export type Making = Pick<Platform, 'store' | 'documents' | 'config'>

/** Who a document is made for. */
export interface Recipient {
  name: string
  company: string | null
  customerNumber: string | null
  email: string | null
  address: PostalAddress | null
}

export interface PostalAddress {
  address: string | null
  city: string | null
  state: string | null
  postalCode: string | null
  country: string
}

/** In whose name documents are made, and what else the business says on them. */
export interface Letterhead extends Provider {
  bank: Record<string, string | null>
  terms: Record<'quote' | 'order' | 'invoice', string | null>
}

/** The business as its settings describe it. */
export async function readLetterhead(_work: ReadWork, _making: Making): Promise<Letterhead> {
  return {
    name: 'Kerf',
    logo: null,
    addressLines: [],
    footLines: [],
    paper: 'letter',
    bank: {},
    terms: { quote: null, order: null, invoice: null },
  }
}

/**
 * The customer of an object, with the company that it belongs to. Of a deleted customer nothing personal is left
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
    name: isThere ? customer.name : 'Deleted customer',
    email: isThere ? customer.email : null,
    company: company?.name ?? (isThere ? customer.companyNameInput : null),
    customerNumber: company?.customerNumber ?? null,
    address: company ?? null,
  }
}

/** Keeps a document that was made like one that somebody sent: a row that names it comes only after its last byte. */
export async function keep({ store }: Making, bytes: Uint8Array, fileName: string): Promise<ReceivedFile> {
  const limits = { step: 0, other: bytes.length }
  return receiveFile(store, Readable.from([bytes]), { fileName, kinds: ['pdf'], limits })
}
