/** The relations that present an RFQ. */
export const rfqGraph = '[parts, files, quote.current, order, customer.company]'
