import { z } from 'zod'
import { isBic, isIban, withoutBlanks } from '../rules/bank-account.ts'
import { quoteValidityDays } from '../rules/quote-lifecycle.ts'
import { isTimeZone } from '../rules/time-zones.ts'
import { basedOn, basedOnText } from './based-on.ts'
import { download, endpoint } from './endpoint.ts'
import { Currency, Email, Instant, line, optional, text } from './values.ts'

/** The provider's logo: a picture everybody may see, at an address that changes with its content. */
export const ProviderLogo = z
  .object({
    id: z.uuid(),
    /** Where its bytes are, for anybody. */
    url: z.string(),
    /** Pixels. */
    width: z.number().int(),
    height: z.number().int(),
  })
  .meta({ id: 'ProviderLogo' })

/** A line of a letterhead with its name, such as 'VAT ID'. */
const NamedLine = z
  .object({
    label: line(40).min(1, 'Please name this line'),
    value: line(120).min(1, 'Please fill in this line'),
  })
  .meta({ id: 'NamedLine' })

/** As people type account numbers, in groups. */
const accountCode = (isRight: (code: string) => boolean, message: string) =>
  optional(line(60).overwrite(withoutBlanks).refine(isRight, message))

const days = (message: string) => z.number(message).int(message).min(1, message).max(365, message)

const shape = {
  name: line(80).min(1, 'Please enter a name'),
  legalName: optional(line(160)),
  address: optional(text(500).refine((lines) => lines.split('\n').length <= 6, 'Please use at most 6 lines')),
  country: optional(line(120)),
  email: optional(Email),
  phone: optional(line(60)),
  website: optional(z.url({ protocol: /^https?$/, error: 'Please enter a valid URL' })),
  taxLines: z.array(NamedLine).max(6, 'Please use at most 6 lines'),
  accountHolder: optional(line(160)),
  bankName: optional(line(160)),
  iban: accountCode(isIban, 'Please check this IBAN: its check digits or its length are wrong'),
  bic: accountCode(isBic, 'A BIC has 8 or 11 letters and digits, such as DEUTDEFF'),
  accountNumber: optional(line(60)),
  routingNumber: optional(line(60)),
  timeZone: z.string().max(60).refine(isTimeZone, 'This time zone is not known'),
  currencies: z
    .array(Currency)
    .min(1, 'Please choose at least one currency')
    .max(20, 'Please choose at most 20 currencies')
    .refine((codes) => new Set(codes).size === codes.length, 'Please name each currency once'),
  quoteValidityDays: z.literal(quoteValidityDays, 'Please choose one of the offered numbers of days'),
  deliveryDays: days('Please enter a number of days from 1 to 365'),
  orderDueDays: days('Please enter a number of days from 1 to 365'),
  quoteTerms: optional(text(4000)),
  orderTerms: optional(text(4000)),
  invoiceTerms: optional(text(4000)),
}

export const SettingsBody = z.object(shape).meta({ id: 'SettingsBody' })
export type SettingsFields = z.output<typeof SettingsBody>

const seen = z.string().max(4000).nullable()

/** The settings as read before the change. */
export const UpdateSettingsBody = SettingsBody.extend({
  basedOn: basedOn({
    name: z.string(),
    legalName: seen,
    address: seen,
    country: seen,
    email: seen,
    phone: seen,
    website: seen,
    taxLines: z.array(z.object({ label: z.string(), value: z.string() })).max(20),
    accountHolder: seen,
    bankName: seen,
    iban: seen,
    bic: seen,
    accountNumber: seen,
    routingNumber: seen,
    timeZone: z.string(),
    currencies: z.array(z.string()).max(200),
    quoteValidityDays: z.number(),
    deliveryDays: z.number(),
    orderDueDays: z.number(),
    quoteTerms: seen,
    orderTerms: seen,
    invoiceTerms: seen,
  }),
}).meta({ id: 'UpdateSettingsBody' })

/** The details of the business that runs the portal (docs/product/settings.md, 'Fields of the settings'). */
export const ProviderSettings = z
  .object({
    name: z.string(),
    legalName: z.string().nullable(),
    address: z.string().nullable().describe('Up to six lines'),
    country: z.string().nullable(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    website: z.string().nullable(),
    taxLines: z.array(z.object({ label: z.string(), value: z.string() })),
    accountHolder: z.string().nullable(),
    bankName: z.string().nullable(),
    iban: z.string().nullable().describe('Without blanks'),
    bic: z.string().nullable(),
    accountNumber: z.string().nullable(),
    routingNumber: z.string().nullable(),
    timeZone: z.string().describe('An IANA name'),
    currencies: z.array(z.string()).min(1).describe('Those that quotes are offered in; the first is the default'),
    quoteValidityDays: z.number().int(),
    deliveryDays: z.number().int(),
    orderDueDays: z.number().int(),
    quoteTerms: z.string().nullable(),
    orderTerms: z.string().nullable(),
    invoiceTerms: z.string().nullable(),
    logo: ProviderLogo.nullable(),
    /** Null if nothing has been set yet. */
    updatedAt: Instant.nullable(),
  })
  .meta({ id: 'ProviderSettings' })
export type ProviderSettings = z.output<typeof ProviderSettings>

/** What everybody may know about the provider, signed in or not. */
export const Provider = z
  .object({ name: z.string(), logo: ProviderLogo.omit({ id: true }).nullable(), timeZone: z.string() })
  .meta({ id: 'Provider' })
export type Provider = z.output<typeof Provider>

/** The largest logo in bytes, and the limits of each side in pixels. */
export const logoLimits = { bytes: 1024 * 1024, leastSide: 16, longestSide: 4096 } as const

export const getProvider = endpoint({
  method: 'get',
  path: '/api/provider',
  access: ['visitor'],
  summary: 'Name and logo of the provider, for every page',
  spec: "docs/product/settings.md, 'Name and logo'",
  response: Provider,
  tags: ['Provider'],
})

export const getProviderLogo = endpoint({
  method: 'get',
  path: '/api/provider/logo/:sha256',
  access: ['visitor'],
  summary: 'The bytes of the logo; its address changes with its content, so it may be cached for ever',
  spec: "docs/product/settings.md, 'Name and logo'",
  params: z.object({ sha256: z.string().regex(/^[0-9a-f]{64}$/) }),
  response: download('image/*'),
  errors: ['settings.no_logo'],
})

export const getSettings = endpoint({
  method: 'get',
  path: '/api/admin/settings',
  access: ['admin'],
  summary: 'The settings of the provider',
  spec: "docs/product/settings.md, 'Fields of the settings'",
  response: ProviderSettings,
  tags: ['Provider'],
})

export const updateSettings = endpoint({
  method: 'put',
  path: '/api/admin/settings',
  access: ['admin'],
  summary: 'Change the settings of the provider',
  spec: "docs/product/settings.md, 'Fields of the settings'",
  body: UpdateSettingsBody,
  response: ProviderSettings,
  errors: ['write.stale'],
  tags: ['Provider'],
  limit: 'edit',
})

export const uploadLogo = endpoint({
  method: 'put',
  path: '/api/admin/settings/logo',
  access: ['admin'],
  summary: 'Replace the logo',
  spec: "docs/product/settings.md, 'Uploading a logo'",
  body: z.object({ basedOn: basedOnText({ logoId: z.uuid().nullable() }) }).meta({ id: 'UploadLogoBody' }),
  files: {
    logo: {
      kinds: ['image'],
      maxCount: 1,
      required: true,
      missing: 'settings.logo_missing',
      otherKind: 'settings.logo_type',
    },
  },
  response: ProviderSettings,
  errors: [
    'settings.logo_missing',
    'settings.logo_type',
    'settings.logo_too_large',
    'settings.logo_size',
    'write.stale',
    'file.wrong_type',
    'file.too_large',
    'file.empty',
    'file.truncated',
  ],
  tags: ['Provider'],
  limit: 'upload',
})

export const removeLogo = endpoint({
  method: 'delete',
  path: '/api/admin/settings/logo',
  access: ['admin'],
  summary: 'Remove the logo, leaving only the name',
  spec: "docs/product/settings.md, 'Uploading a logo'",
  query: z.object({ logoId: z.uuid() }),
  response: ProviderSettings,
  errors: ['settings.no_logo'],
  tags: ['Provider'],
  limit: 'edit',
})
