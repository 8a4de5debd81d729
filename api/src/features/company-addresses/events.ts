import { z } from 'zod'
import { defineEvent } from '../../platform/events/domain-event.ts'

const facts = z.object({ companyId: z.string(), city: z.string(), country: z.string() })

export const addressKept = defineEvent({
  name: 'company.address_kept',
  says: 'A customer entered an address with a request, and it is kept with their company.',
  facts,
  audit: ({ companyId, ...changes }) => ({ object: { type: 'company', id: companyId }, changes }),
  live: [
    {
      tags: ['CompanyAddress'],
      to: { companies: ({ companyId }: z.output<typeof facts>) => [companyId] },
      id: ({ companyId }: z.output<typeof facts>) => companyId,
    },
  ],
})
