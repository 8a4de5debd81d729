/** Most parts of an RFQ, and of what follows from one (docs/product/rfqs.md, 'Flat fields and parts'). */
export const mostParts = 100

/** Most quantities that are asked for of a part. */
export const mostQuantities = 10

/** Most prices of a quote: each part at each of its quantities. */
export const mostPrices = mostParts * mostQuantities

/** Characters of so many prices as JSON. */
export const pricesText = 200 * mostPrices
