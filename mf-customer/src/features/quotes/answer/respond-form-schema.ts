import { asRequested, type DestinationValues } from '../purchase-order/destination.ts'

/** The answer form, whose fields are all optional (docs/product/quotes.md, 'Answering a quote'). */
export interface RespondFormValues extends DestinationValues {
  response: string
  purchaseOrder: File | null
  purchaseOrderNumber: string
  /** The chosen quantity of each part. */
  quantities: Record<string, number>
}

/** Nothing typed and nothing chosen: the offered quantities apply. */
export const emptyAnswer: RespondFormValues = {
  response: '',
  purchaseOrder: null,
  purchaseOrderNumber: '',
  quantities: {},
  ...asRequested,
}
