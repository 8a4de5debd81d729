import { z } from 'zod'
import { defineEvent } from '../../platform/events/domain-event.ts'

/** A company, as far as events name it. */
const companyFacts = z.object({ id: z.string(), name: z.string(), customerNumber: z.string().nullable() })

const ofCompany = (id: string) => ({ type: 'company', id })
const toAdmins = { tags: ['Company', 'Customer', 'Account'], to: { admins: true } } as const

export const companyCreated = defineEvent({
  name: 'company.created',
  says: 'An admin created a company.',
  facts: z.object({ company: companyFacts }),
  audit: ({ company }) => ({ object: ofCompany(company.id), changes: { name: company.name } }),
  live: [{ tags: ['Company'], to: { admins: true } }],
})

export const companyChanged = defineEvent({
  name: 'company.changed',
  says: 'An admin changed the details of a company.',
  facts: z.object({ company: companyFacts, fields: z.array(z.string()) }),
  audit: ({ company, fields }) => ({ object: ofCompany(company.id), changes: { fields } }),
  live: [toAdmins, { tags: ['Session', 'Profile'], to: { companies: ({ company }) => [company.id] } }],
})

export const customerNumberAssigned = defineEvent({
  name: 'company.number_assigned',
  says: 'An admin gave a company a customer number, or changed it.',
  facts: z.object({ company: companyFacts, from: z.string().nullable() }),
  audit: ({ company, from }) => ({ object: ofCompany(company.id), changes: { from, to: company.customerNumber } }),
  live: [toAdmins, { tags: ['Session', 'Profile'], to: { companies: ({ company }) => [company.id] } }],
})

export const companiesMerged = defineEvent({
  name: 'company.merged',
  says: 'An admin merged companies into one of them, which took over their people and everything they had made.',
  facts: z.object({ company: companyFacts, merged: z.array(companyFacts), userIds: z.array(z.string()) }),
  audit: ({ company, merged, userIds }) => ({
    object: ofCompany(company.id),
    changes: { name: company.name, merged, users: userIds.length },
  }),
  live: [
    {
      tags: ['Company', 'Customer', 'Account', 'Rfq', 'Quote', 'Order', 'Message'],
      to: { admins: true },
    },
    {
      tags: ['Session', 'Profile', 'Rfq', 'Quote', 'Order', 'Dashboard', 'File', 'Message', 'CompanyMember'],
      to: { users: ({ userIds }) => userIds, companies: ({ company }) => [company.id] },
    },
  ],
})
