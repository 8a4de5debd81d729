/** The errors of the supplier network, as the catalogue of errors.ts holds them (docs/product/suppliers.md). */
export const supplierErrors = {
  'auth.suspended': {
    status: 403,
    message: 'Your access to the supplier portal is suspended. Please contact us if you think that this is a mistake.',
  },
  'invitation.supplier_exists': { status: 409, message: 'This address already has a supplier account' },
  'supplier.not_found': { status: 404, message: 'Supplier not found' },
  'supplier.suspended': { status: 409, message: 'One of the selected suppliers is suspended and cannot be asked' },
  'supplier_request.not_found': { status: 404, message: 'Request not found' },
  'supplier_request.incomplete': {
    status: 400,
    message: 'Please fill in all required fields and select at least one supplier.',
  },
  'supplier_request.due_date_past': { status: 400, message: 'The due date cannot be in the past' },
  'supplier_request.due_date_far': { status: 400, message: 'The due date can be at most two years ahead' },
  'supplier_request.unreadable_drawing': {
    status: 409,
    message:
      'A STEP file cannot be read well enough to remove the names from it. Please leave it out, and attach a newly saved STEP file.',
  },
  'supplier_request.unreadable_pdf': {
    status: 409,
    message:
      'A PDF is signed or cannot be read well enough to remove what it says about its author. Please leave it out, and attach a newly printed PDF.',
  },
  'supplier_request.closed': { status: 409, message: 'The due date of this request has passed' },
  'supplier_request.already_quoted': { status: 409, message: 'You have already quoted this request' },
  'supplier_request.awarded': {
    status: 409,
    message: 'A quote for this request has already been accepted, so it cannot be changed',
  },
  'supplier_request.all_awarded': {
    status: 409,
    message: 'Everything in this request has been awarded. It accepts no more quotes.',
  },
  'supplier_quote.not_found': { status: 404, message: 'Supplier quote not found' },
  'supplier_quote.not_pending': { status: 409, message: 'This supplier quote has already been decided' },
  'supplier_quote.not_accepted': { status: 409, message: 'A purchase order needs an accepted supplier quote' },
  'supplier_quote.incomplete': {
    status: 400,
    message: 'Please enter a price for every part at every requested quantity',
  },
  'supplier_quote.outdated': {
    status: 409,
    message: 'The request was changed after this quote. The supplier must quote it again before it can be accepted.',
  },
  'supplier_quote.expired': { status: 409, message: 'This supplier quote is no longer valid' },
  'supplier_quote.quantity_not_offered': {
    status: 400,
    message: 'The supplier offered no price for so few pieces of this part',
  },
  'supplier_quote.over_awarded': {
    status: 409,
    message: 'Together with earlier awards, this is more than the request asks for',
  },
  'supplier_quote.supplier_suspended': {
    status: 409,
    message: 'This supplier is suspended. Lift the suspension before you accept or order anything.',
  },
  'supplier_quote.supplier_deleted': { status: 409, message: 'The account of this supplier is deleted' },
  'supplier_quote.nothing_to_take_back': { status: 409, message: 'This supplier quote is not accepted' },
  'supplier_quote.ordered': {
    status: 409,
    message: 'There is a purchase order for this quote. Cancel it before you take the acceptance back.',
  },
  'purchase_order.not_found': { status: 404, message: 'Purchase order not found' },
  'purchase_order.exists': { status: 409, message: 'A purchase order already exists for this supplier quote' },
  'purchase_order.date_past': { status: 400, message: 'The date cannot be in the past' },
  'purchase_order.status_not_allowed': {
    status: 409,
    message: 'The purchase order cannot change to this status from its current one',
  },
  'purchase_order.closed': { status: 409, message: 'This purchase order is received or cancelled' },
  'purchase_order.cancelled': { status: 409, message: 'This purchase order is cancelled' },
  'purchase_order.quantity_invalid': { status: 400, message: 'Please enter a valid quantity' },
  'purchase_order.more_than_ordered': { status: 409, message: 'This is more than is still outstanding' },
  'purchase_order.more_faulty_than_delivered': {
    status: 409,
    message: 'Good and faulty pieces together exceed what is still outstanding',
  },
  'purchase_order.later_receipt_first': {
    status: 409,
    message: 'A later receipt counts faulty pieces for which there would be no room. Correct that receipt first.',
  },
  'purchase_order.receipt_not_found': { status: 404, message: 'Receipt not found' },
  'purchase_order.moved_on': {
    status: 409,
    message: 'Some of these pieces were shipped to the customer already, so they must have come',
  },
  'purchase_order.received_before_issue': {
    status: 400,
    message: 'Goods cannot be received before the purchase order was issued',
  },
  'purchase_order.not_all_received': {
    status: 409,
    message: 'Some pieces have not arrived yet. Confirm that no more will arrive.',
  },
  'purchase_order.received_in_future': { status: 400, message: 'Goods cannot be received in the future' },
} as const satisfies Record<string, { status: number; message: string }>
