import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { line, optional, text } from './values.ts'

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
    name: optional(line(160)),
    address: text(300)
      .min(1, 'Please enter street and number')
      .refine((lines) => lines.split('\n').length <= mostLines, `Please use at most ${mostLines} lines`),
    city: line(120).min(1, 'City is required'),
    state: optional(line(120)),
    postalCode: optional(line(30)),
    country: line(120).min(1, 'Country is required'),
  })
  .meta({ id: 'PostalAddressInput' })

export const listCompanyAddresses = endpoint({
  method: 'get',
  path: '/api/company/addresses',
  access: ['customer'],
  summary: "The addresses a request can use: those of the user's company or, without one, of their own requests",
  spec: "docs/product/companies.md, 'Addresses'",
  response: z.array(PostalAddress),
  tags: ['CompanyAddress'],
})
