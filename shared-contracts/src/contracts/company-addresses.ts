import { z } from 'zod'
import { addressLengths } from '../rules/address-lengths.ts'
import { basedOn, seenText } from './based-on.ts'
import { byId, endpoint } from './endpoint.ts'
import { jsonText, line, optional, text } from './values.ts'

/** Where goods or an invoice go (docs/product/companies.md, 'Addresses'). */
export const PostalAddress = z
  .object({
    name: z.string().nullable().describe('Who receives it there: a company, a department or a person'),
    address: z.string().describe('Street and number, in up to four lines'),
    city: z.string(),
    state: z.string().nullable(),
    postalCode: z.string().nullable(),
    country: z.string(),
  })
  .meta({ id: 'PostalAddress' })
export type PostalAddress = z.output<typeof PostalAddress>

/** How many lines the street of an address may have. */
const mostLines = 4

/** An address as a form sends it. */
export const PostalAddressInput = z
  .object({
    name: optional(line(addressLengths.name)),
    address: text(addressLengths.address)
      .min(1, 'Please enter street and number')
      .refine((lines) => lines.split('\n').length <= mostLines, `Please use at most ${mostLines} lines`),
    city: line(addressLengths.city).min(1, 'City is required'),
    state: optional(line(addressLengths.state)),
    postalCode: optional(line(addressLengths.postalCode)),
    country: line(addressLengths.country).min(1, 'Country is required'),
  })
  .meta({ id: 'PostalAddressInput' })

/** Where goods and invoice go; null means the customer's usual address. */
export const Destination = z
  .object({ shipTo: PostalAddress.nullable(), billTo: PostalAddress.nullable() })
  .meta({ id: 'Destination' })
export type Destination = z.output<typeof Destination>

/** A destination in a multipart field. */
export const DestinationInput = jsonText(
  z.object({ shipTo: PostalAddressInput.nullable(), billTo: PostalAddressInput.nullable() }),
  8000,
  {
    notJson: 'The addresses are not valid JSON',
    wrong: 'Each address needs street and number, city and country',
  },
)

/** An address that a request can name (docs/product/companies.md, 'Addresses'). */
export const KeptAddress = PostalAddress.extend({
  id: z
    .uuid()
    .nullable()
    .describe('Of one that the company keeps; null for its own address, and for those of requests'),
}).meta({ id: 'KeptAddress' })
export type KeptAddress = z.output<typeof KeptAddress>

/** An address as it was read before it is changed. */
export const ChangeAddressBody = PostalAddressInput.extend({
  basedOn: basedOn({
    name: seenText,
    address: z.string(),
    city: z.string(),
    state: seenText,
    postalCode: seenText,
    country: z.string(),
  }),
}).meta({ id: 'ChangeAddressBody' })

export const listCompanyAddresses = endpoint({
  method: 'get',
  path: '/api/company/addresses',
  access: ['customer'],
  summary: "The addresses a request can use: those of the user's company or, without one, of their own requests",
  spec: "docs/product/companies.md, 'Addresses'",
  response: z.array(KeptAddress),
  tags: ['CompanyAddress'],
})

export const changeCompanyAddress = endpoint({
  method: 'put',
  path: '/api/company/addresses/:id',
  access: ['customer'],
  summary: 'Change an address that the own company keeps; not for viewers',
  spec: "docs/product/companies.md, 'Addresses'",
  params: byId,
  body: ChangeAddressBody,
  response: KeptAddress,
  errors: [
    ...(['company.none', 'company.address_not_found', 'company.address_exists'] as const),
    ...(['auth.read_only', 'write.stale', 'rate_limited'] as const),
  ],
  tags: ['CompanyAddress'],
  limit: 'edit',
})

export const removeCompanyAddress = endpoint({
  method: 'delete',
  path: '/api/company/addresses/:id',
  access: ['customer'],
  summary: 'Have the own company keep an address no longer; not for viewers',
  spec: "docs/product/companies.md, 'Addresses'",
  params: byId,
  response: null,
  errors: ['company.none', 'company.address_not_found', 'auth.read_only', 'rate_limited'],
  tags: ['CompanyAddress'],
  limit: 'edit',
})
