import { words } from '@kerf/shared-contracts/words/words'
import { isolated } from '@kerf/shared-ui/words/isolated.tsx'

/** Texts that are the same in every portal. */
export const text = words('shared-parts/suppliers', {
  completeness: { Complete: 'Complete', Partial: 'Partial', Incomplete: 'Incomplete' },
  certificate: {
    states: { valid: 'Valid', expiring: 'Expires soon', expired: 'Expired' },
    until: (date: string) => `Until ${date}`,
    unlimited: 'No expiry date',
  },
  receipts: {
    label: 'Receipts',
    receipt: (date: string) => `Received on ${date}`,
    nothing: 'Nothing came',
    line: (name: string, good: number, faulty: number) =>
      `${isolated(name)}: ${good.toLocaleString('en-US')} good${faulty > 0 ? `, ${faulty.toLocaleString('en-US')} faulty` : ''}`,
    before: (day: string, date: string, items: string) => `Corrected on ${day}. Before: received on ${date}, ${items}.`,
    because: (reason: string) => `Reason: ${isolated(reason)}`,
  },
})
