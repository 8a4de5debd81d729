import { words } from '@kerf/shared-contracts/words/words'

/** The sign-in page's texts for each kind of user (docs/product/accounts.md, 'Sign in'). */
export const marketingText = words('mf-auth/shared/marketing-text', {
  customer: {
    title: 'Custom parts, from drawing to delivery',
    text: 'Send us your STEP files and drawings. We quote, make, check and ship, and you see every stage.',
    points: [
      {
        title: 'Custom part manufacturing',
        text: 'Machined, cast, forged, cut, printed or moulded, true to your drawing.',
      },
      {
        title: 'Professional quotes',
        text: 'A clear price, a delivery date, and a document you can pass on.',
      },
      { title: 'Fast turnaround', text: 'Your request reaches an engineer as soon as you submit it.' },
      {
        title: 'Quality assurance',
        text: 'You approve the inspection report before anything is packed.',
      },
      { title: 'Global shipping', text: 'Whole or partial shipments, each with its tracking number.' },
      {
        title: 'Industry standards',
        text: 'Materials, tolerances and finishes by the names your drawings use.',
      },
    ],
  },
  supplier: {
    title: 'Keep your machines on the work they do best',
    text: 'Join the network: see requests that fit your shop, quote them, and receive purchase orders in one place.',
    points: [
      {
        title: 'Expand your customer base',
        text: 'Requests for parts that you would not have heard of otherwise.',
      },
      {
        title: 'Streamlined operations',
        text: 'Requests, quotes and purchase orders in one list, not in email threads.',
      },
      {
        title: 'Global market access',
        text: 'Quote from wherever your shop is: drawings and documents are all online.',
      },
      {
        title: 'Quality certification',
        text: 'State your certificates once, and be asked for the work that needs them.',
      },
      {
        title: 'Advanced manufacturing',
        text: 'Five-axis milling, metal printing, moulding: say what your machines can do.',
      },
      {
        title: 'Revenue growth',
        text: 'Fill free machine hours, against purchase orders with clear terms.',
      },
    ],
  },
})
