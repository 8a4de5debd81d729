import { z } from 'zod'
import { defineEvent } from '../../platform/events/domain-event.ts'

type OfCompany = { companyId: string }

const place = { companyId: z.string(), city: z.string(), country: z.string() }
const kept = { ...place, addressId: z.string() }

const ofCompany = ({ companyId, ...changes }: OfCompany & Record<string, unknown>) => ({
  object: { type: 'company', id: companyId },
  changes,
})

const toAll = [
  {
    tags: ['CompanyAddress'],
    to: { admins: true, companies: ({ companyId }: OfCompany) => [companyId] },
    id: ({ companyId }: OfCompany) => companyId,
  },
] as const

export const addressKept = defineEvent({
  name: 'company.address_kept',
  says: 'A customer entered an address with a request, and it is kept with their company.',
  facts: z.object(place),
  audit: ofCompany,
  live: toAll,
})

export const addressChanged = defineEvent({
  name: 'company.address_changed',
  says: 'Somebody changed an address that a company keeps.',
  facts: z.object({ ...kept, fields: z.array(z.string()) }),
  audit: ofCompany,
  live: toAll,
})

export const addressRemoved = defineEvent({
  name: 'company.address_removed',
  says: 'Somebody removed an address that a company kept.',
  facts: z.object(kept),
  audit: ofCompany,
  live: toAll,
})
