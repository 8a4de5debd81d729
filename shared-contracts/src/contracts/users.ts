import { z } from 'zod'
import { languages } from '../words/languages.ts'
import { Instant } from './values.ts'

export const AccountType = z.enum(['customer', 'supplier', 'admin'])
export type AccountType = z.output<typeof AccountType>

/**
 * What a member of a customer's company may do: owners and buyers act, viewers only look (docs/product/access.md, 'Who
 * acts in a company').
 */
export const CompanyRole = z.enum(['owner', 'buyer', 'viewer'])
export type CompanyRole = z.output<typeof CompanyRole>

/** A language of Kerf's words (docs/product/languages.md). */
export const LanguageTag = z.enum(languages)

export const CompanyReference = z
  .object({ id: z.uuid(), name: z.string(), customerNumber: z.string().nullable() })
  .meta({ id: 'CompanyReference' })
export type CompanyReference = z.output<typeof CompanyReference>

/** The signed-in user (docs/product/accounts.md, 'Fields of a user'). */
export const CurrentUser = z
  .object({
    id: z.uuid(),
    name: z.string(),
    email: z.string(),
    role: AccountType,
    isAdmin: z.boolean(),
    isVerified: z.boolean(),
    company: CompanyReference.nullable(),
    companyRole: CompanyRole.nullable(),
    /** The language of pages, mails and documents; absent where none was chosen. */
    language: LanguageTag.optional(),
    createdAt: Instant,
  })
  .meta({ id: 'CurrentUser' })
export type CurrentUser = z.output<typeof CurrentUser>

/** Who asked for something, as admins see it (docs/product/rfqs.md, 'Fields of an RFQ'). */
export const CustomerReference = z
  .object({
    id: z.uuid().nullable(),
    name: z.string(),
    email: z.string().nullable(),
    companyNameInput: z.string().nullable(),
    company: CompanyReference.nullable(),
  })
  .meta({ id: 'CustomerReference' })
export type CustomerReference = z.output<typeof CustomerReference>
