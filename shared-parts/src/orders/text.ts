import { words } from '@kerf/shared-contracts/words/words'
import { isolated } from '@kerf/shared-ui/words/isolated.tsx'

export const text = words('shared-parts/orders', {
  due: {
    today: 'Due today',
    left: (days: number) => (days === 1 ? '1 day left' : `${days.toLocaleString('en-US')} days left`),
    late: (days: number) => (days === 1 ? '1 day late' : `${days.toLocaleString('en-US')} days late`),
    dated: (date: string, due: string) => `${date}, ${due}`,
  },
  dueDates: {
    promised: 'Promised',
    by: (date: string) => `by ${date}`,
    promisedFor: (date: string) => `promised for ${date}`,
    title: 'Due date changes',
    changed: (date: string, due: string, before: string) => `${date}: due ${due}${before && ` instead of ${before}`}`,
  },
  likelyNext: (stage: string, date: string) =>
    `${stage} is likely around ${date}. This is an estimate: orders usually take this long.`,
  usual: {
    time: (days: number) => {
      if (days < 1) return 'Usually less than a day'
      const whole = Math.round(days)
      return whole === 1 ? 'Usually 1 day' : `Usually ${whole.toLocaleString('en-US')} days`
    },
    isEstimate: 'Usual times are estimates: how long past orders stayed in a stage.',
  },
  sums: { label: 'What the amount is for', total: 'Total' },
  part: (position: number) => `Part ${position}`,
  shipments: {
    shippedOf: (shipped: string, ordered: string) => `${shipped} of ${ordered}`,
    progress: (pieces: string) => `${pieces} shipped`,
    piecesOf: (name: string, pieces: string) => `${isolated(name)}: ${pieces}`,
    parts: 'Parts in this shipment',
    opensCarrier: ', opens the carrier’s page',
    untracked: 'No tracking number',
    inTransit: 'In transit',
    delivered: 'Delivered',
    shippedOn: (date: string) => `Shipped ${date}`,
    deliveredOn: (date: string) => `Delivered ${date}`,
  },
  documents: {
    confirmation: 'Order Confirmation',
    packingSlip: 'Packing Slip',
    packingSlipOf: (shipment: string) => `Packing Slip: ${isolated(shipment)}`,
    purchaseOrder: 'Purchase Order PDF',
    failed: ['Download failed', 'Failed to download the document. Please try again.'] as const,
  },
  quality: {
    approvedOn: (moment: string) => `Approved on ${moment}`,
    revisionRequestedOn: (moment: string) => `Revision requested on ${moment}`,
    by: (name: string) => `by ${isolated(name)}`,
  },
})
