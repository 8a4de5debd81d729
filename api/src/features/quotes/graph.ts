import { rfqGraph } from '../rfqs/service.ts'

/** The relations that present a quote. */
export const quoteGraph = `[rfq.${rfqGraph}, revisions.[lines, file], order]`
