/** RFQs that one request to suppliers can be made from: as many as an address names well. */
export const mostRfqs = 20
