import { words } from '@kerf/shared-contracts/words/words'

const percent = (share: number) => `−${share} %`

export const text = words('shared-parts/estimates', {
  title: 'Estimate',
  /** Wherever there is a price. */
  notAnOffer: 'An estimate from the drawing, not an offer. Your quote may differ.',
  forAdmins: 'An estimate from the drawing and the cost tables, not an offer.',
  /** While a request is being entered. */
  chooseFirst: 'Choose a material and a tolerance to see what this part may cost.',
  said: (quantity: number, total: string) => `Estimate for ${quantity.toLocaleString('en-US')} PCS: ${total}`,
  measuring: 'The estimate follows once the drawing is measured.',
  byHand: 'No estimate: we will quote this by hand.',
  /** To those who quote. */
  none: 'No estimate: the drawing could not be measured.',
  failed: 'The estimate could not be loaded',
  failedText: 'The rest of this page is not affected.',
  columns: { quantity: 'Quantity', unit: 'Each', total: 'Total' },
  madeOf: (quantity: number) => `What ${quantity.toLocaleString('en-US')} PCS are made of`,
  cheaper: 'What would make it cheaper',
  hint: (what: string, share: number) => `${what}: ${percent(share)}`,
  range: (low: string, high: string) => `${low} – ${high}`,
} as const)
