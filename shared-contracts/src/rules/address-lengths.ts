/** How many letters each part of a postal address may have (docs/product/companies.md, 'Addresses'). */
export const addressLengths = {
  /** Who receives it there. */
  name: 160,
  /** Street and number. */
  address: 300,
  ...{ city: 120, state: 120, postalCode: 30, country: 120 },
} as const
