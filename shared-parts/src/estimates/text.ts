const percent = (share: number) => `−${share} %`

export const text = {
  title: 'Estimate',
  /** Wherever there is a price. */
  notAnOffer: 'An estimate from the drawing, not an offer. Your quote may differ.',
  forAdmins: 'An estimate from the drawing and the cost tables, not an offer.',
  measuring: 'The estimate follows once the drawing is measured.',
  byHand: 'No estimate: we will quote this by hand.',
  columns: { quantity: 'Quantity', unit: 'Each', total: 'Total' },
  madeOf: (quantity: number) => `What ${quantity.toLocaleString('en-US')} PCS are made of`,
  cheaper: 'What would make it cheaper',
  hint: (what: string, share: number) => `${what}: ${percent(share)}`,
  range: (low: string, high: string) => `${low} – ${high}`,
} as const
