import { words } from '@kerf/shared-contracts/words/words'
import { isolated } from '@kerf/shared-ui/words/isolated.tsx'

export const text = words('shared-parts/pages', {
  open: 'Open page',
  copyLink: {
    label: 'Copy link',
    copied: 'Link copied',
    failed: 'Link not copied',
    failedText: 'Your browser did not allow it. Please copy the address of this page instead.',
  },
  next: {
    label: 'What comes next',
    turns: {
      yours: 'Your turn',
      customer: 'Customer’s turn',
      provider: 'Provider’s turn',
      carrier: 'On its way',
    },
    steps: {
      decide: 'Next: accept or decline the quote',
      ask_anew: 'Next: ask for a new quote, as this one has expired',
      purchase_order: 'Next: upload the purchase order',
      decide_quality: 'Next: approve the quality check or ask for a revision',
      pay: 'Next: pay the invoice',
      quote: 'Next: review the request and quote it',
      quote_anew: 'Next: renew the expired quote',
      create_order: 'Next: create the order from the purchase order',
      revise_quality: 'Next: make the revision and ask for approval again',
      ship: 'Next: ship the parts',
      invoice: 'Next: send the invoice',
      deliver: 'Next: delivery',
    },
    stage: (stage: string) => `Next: ${stage}`,
    decideBy: (date: string) => `Next: accept or decline the quote, by ${date}`,
  },
  title: (thing: string, provider: string) => `${isolated(thing)} · ${isolated(provider)}`,
})
