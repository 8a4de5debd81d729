import { z } from 'zod'
import { defineEvent } from '../../platform/events/domain-event.ts'
import { changedOrder, orderFacts } from '../orders/events.ts'

const about = ({ order }: { order: z.output<typeof orderFacts> }) => ({ type: 'order', id: order.id })

export const qualityCheckDecided = defineEvent({
  name: 'order.quality_decided',
  says: 'The customer approved a quality check, or asked for a revision.',
  facts: z.object({
    order: orderFacts,
    decision: z.enum(['approved', 'needs_revision']),
    notes: z.string().nullable(),
  }),
  audit: ({ order, decision, notes }) => ({ object: about({ order }), changes: { decision, notes } }),
  live: [changedOrder('QualityCheck')],
})

export const qualityCheckRenewed = defineEvent({
  name: 'order.quality_check_renewed',
  says: 'New quality files ask the customer, who had requested a revision, to decide again.',
  facts: z.object({ order: orderFacts }),
  audit: ({ order }) => ({ object: about({ order }) }),
  live: [changedOrder('QualityCheck')],
})

export const qualityFilesAdded = defineEvent({
  name: 'order.quality_files_added',
  says: 'An admin added quality files to an order.',
  facts: z.object({
    order: orderFacts,
    awaitsDecision: z.boolean().describe('Whether the customer is now asked for a decision on them'),
  }),
  audit: ({ order }) => ({ object: about({ order }) }),
  live: [changedOrder('QualityCheck')],
})

export const qualityFileRemoved = defineEvent({
  name: 'order.quality_file_removed',
  says: 'An admin removed a quality file from an order.',
  facts: z.object({ order: orderFacts }),
  audit: ({ order }) => ({ object: about({ order }) }),
  live: [changedOrder('QualityCheck')],
})

const count = z.number().int()

export const qualityCharacteristicsSaved = defineEvent({
  name: 'order.quality_characteristics_saved',
  says: 'An admin saved the inspected characteristics of an order.',
  facts: z.object({
    order: orderFacts,
    characteristics: count.describe('How many there are now'),
    outOfTolerance: count.describe('Those of them that are out of tolerance'),
    asksCustomer: z
      .boolean()
      .describe('Whether they are the first results, or the answer to a revision, to decide on now'),
  }),
  audit: ({ order, characteristics, outOfTolerance }) => ({
    object: about({ order }),
    changes: { characteristics, outOfTolerance },
  }),
  live: [changedOrder('QualityCheck')],
})
