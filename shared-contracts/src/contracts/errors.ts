import { z } from 'zod'
import { moduleErrors } from './errors-modules.ts'
import { supplierErrors } from './errors-suppliers.ts'

/**
 * Every error the API returns: its stable code, its HTTP status and the message for people (docs/product/errors.md,
 * 'Error body').
 */
export const errorCatalogue = {
  // Transport
  internal: { status: 500, message: 'Something went wrong on our side. Please try again.' },
  unavailable: { status: 503, message: 'The service is restarting. Please try again in a moment.' },
  not_built: { status: 501, message: 'This function is not available yet.' },
  not_found: { status: 404, message: 'Not found' },
  method_not_allowed: { status: 405, message: 'This address does not take that method.' },
  rate_limited: { status: 429, message: 'Too many attempts. Please wait a moment and try again.' },
  'request.too_large': { status: 413, message: 'The request is too large.' },
  'request.headers_too_large': { status: 431, message: 'The address or the headers of the request are too long.' },
  'request.too_slow': { status: 408, message: 'Your data arrived too slowly. Nothing was saved; please try again.' },
  'request.malformed': { status: 400, message: 'The request could not be read.' },
  'request.unsupported_type': { status: 415, message: 'The content type of the request is not supported.' },
  'request.aborted': { status: 400, message: 'The upload was cut off. Nothing was saved; please try again.' },
  'request.cursor_invalid': {
    status: 400,
    message: 'This page of the list is no longer valid. Please reload the list.',
  },
  'validation.failed': { status: 400, message: 'Please check the marked fields.' },
  'idempotency.key_reused': { status: 409, message: 'This request was already sent with other content.' },

  'write.stale': { status: 409, message: 'This was changed while you were working on it. Nothing was saved.' },

  // Access
  'auth.required': { status: 401, message: 'Access token required' },
  'auth.token_invalid': { status: 401, message: 'Invalid token' },
  'auth.forbidden': { status: 403, message: "You don't have permission to access this page." },
  'auth.admin_required': { status: 403, message: 'Access denied. Admin privileges required.' },
  'auth.foreign_origin': { status: 403, message: 'This request came from another site and was refused.' },
  'auth.read_only': { status: 403, message: 'Your role in this company allows viewing only.' },
  'auth.former_member': {
    status: 403,
    message: 'This belongs to a company you are no longer a member of, so you can only view it.',
  },

  // Accounts
  'auth.credentials_wrong': { status: 401, message: 'Invalid email or password' },
  'auth.not_verified': { status: 403, message: 'Please verify your email before signing in.' },
  'auth.password_too_short': { status: 400, message: 'Password must be at least 8 characters long' },
  'auth.password_breached': {
    status: 400,
    message: 'This password is too easy to guess. Please choose another.',
  },
  'auth.current_password_wrong': { status: 400, message: 'Current password is incorrect' },
  'auth.code_invalid': {
    status: 400,
    message: 'Invalid or expired verification code. Please try again or request a new code.',
  },
  'auth.reset_code_invalid': { status: 400, message: 'Invalid or expired reset code. Please request a new one.' },
  'auth.reset_not_required': { status: 409, message: 'This account has already chosen its password. Please sign in.' },
  'user.email_taken': { status: 409, message: 'An account with this email already exists' },
  'user.not_found': { status: 404, message: 'User not found' },
  'user.cannot_delete_self': { status: 409, message: 'You cannot delete your own account here.' },
  'user.last_admin': {
    status: 409,
    message: 'This is the last administrator. Add another one before deleting this account.',
  },
  'user.open_purchase_orders': {
    status: 409,
    message: 'This supplier has purchase orders with goods still to come. Receive or cancel them first.',
  },
  'user.email_unchanged': { status: 409, message: 'This is already your email address' },
  'session.not_found': { status: 404, message: 'This device is no longer signed in' },
  'notification.not_found': { status: 404, message: 'This notification is no longer there.' },
  'unsubscribe.link_invalid': {
    status: 404,
    message: 'This link is not valid. Please sign in to choose which mails you get.',
  },
  'notification.not_offered': { status: 409, message: 'Your kind of account gets no mails about this' },

  // Files
  'file.not_found': { status: 404, message: 'File not found' },
  'file.missing': { status: 400, message: 'Please select a file' },
  'file.too_many': { status: 400, message: 'Too many files in one request' },
  'file.too_many_early': { status: 409, message: 'Too many drawings wait for a request. Please send one first' },
  'file.too_much_early': {
    status: 409,
    message: 'More than 2 GB of drawings wait for a request. Please submit a request first, or remove some of them.',
  },
  'file.too_large': { status: 413, message: 'This file is larger than allowed' },
  'file.empty': { status: 400, message: 'This file is empty' },
  'file.wrong_type': { status: 415, message: 'This file type is not accepted here' },
  'file.not_pdf': { status: 415, message: 'Please select a PDF file' },
  'file.not_step_or_pdf': { status: 415, message: 'Only STEP and PDF files are allowed' },
  'file.truncated': { status: 400, message: 'This file is incomplete: its end is missing' },
  'file.encrypted': {
    status: 400,
    message: 'This file is password-protected. Please remove the password and upload it again',
  },
  'file.holds_programs': { status: 415, message: 'This ZIP holds programs or links. Please send one without them' },
  'file.unchecked': { status: 415, message: 'This ZIP holds too many files to be checked. Please send fewer in each' },
  'file.field_unknown': { status: 400, message: 'A file was sent in a field that this call does not accept' },
  'file.none_available': { status: 404, message: 'No files are available for download with this order.' },
  'file.link_closed': { status: 409, message: 'Files can no longer be added here' },
  'file.no_picture': { status: 404, message: 'There is no picture of this file' },
  'geometry.not_step': { status: 409, message: 'Only STEP files have a 3D model' },
  'geometry.not_ready': { status: 409, message: 'The 3D model is still being prepared' },

  // Documents that Kerf makes
  'document.not_made': {
    status: 503,
    message: 'The PDF could not be created at the moment. Nothing was saved. Please try again.',
  },

  // RFQs
  'rfq.not_found': { status: 404, message: 'RFQ not found' },
  'rfq.status_not_allowed': { status: 409, message: 'The RFQ cannot change to this status from its current one' },
  'rfq.already_decided': { status: 409, message: 'This RFQ has already been accepted or declined' },
  'rfq.already_quoted': {
    status: 409,
    message: 'This RFQ has been quoted and can no longer be withdrawn. You can decline the quote instead.',
  },
  'rfq.withdrawn': { status: 409, message: 'This RFQ was withdrawn' },
  'rfq.has_order': { status: 409, message: 'An order already exists for this RFQ' },

  // Quotes
  'quote.not_found': { status: 404, message: 'Quote not found' },
  'quote.not_pending': { status: 409, message: 'This quote has already been answered' },
  'quote.expired': { status: 409, message: 'This quote has expired. Please ask for a fresh one.' },
  'quote.not_expired': { status: 409, message: 'This quote is still valid' },
  'quote.revised': {
    status: 409,
    message: 'This quote has been revised since you opened it. Please look at the new one.',
  },
  'quote.amount_invalid': { status: 400, message: 'Please enter a valid quote amount' },
  'quote.quantity_not_offered': { status: 400, message: 'This quantity is not part of the quote' },
  'quote.rfq_not_quotable': { status: 409, message: 'This RFQ can no longer be quoted' },
  'quote.no_file': { status: 404, message: 'This quote has no document' },
  'quote.not_accepted': { status: 409, message: 'A purchase order can be uploaded once the quote is accepted' },
  'quote.purchase_order_exists': { status: 409, message: 'A purchase order has already been uploaded for this quote' },
  'quote.purchase_order_incomplete': {
    status: 400,
    message: 'Please select a purchase order file and enter the PO number',
  },
  'quote.no_purchase_order': { status: 404, message: 'Purchase order file not found' },

  // Orders
  'order.not_found': { status: 404, message: 'Order not found' },
  'order.rfq_not_accepted': { status: 409, message: 'A sales order needs an accepted quote' },
  'order.purchase_order_missing': { status: 409, message: 'Waiting for Customer Purchase Order' },
  'order.exists': { status: 409, message: 'A sales order already exists for this RFQ' },
  'order.due_date_past': { status: 400, message: 'The due date cannot be in the past' },
  'order.due_date_final': { status: 409, message: 'This order is delivered; its due date no longer changes' },
  'order.due_date_later': {
    status: 409,
    message: 'Please confirm that the order is due later than the customer was told',
  },
  'order.already_delivered': {
    status: 409,
    message: 'This order is delivered; its status is final unless it is reopened',
  },
  'order.archived': { status: 409, message: 'This order is archived. Reopen it first.' },
  'order.not_archived': { status: 409, message: 'This order is not archived' },
  'order.unshipped_rest': {
    status: 409,
    message: 'Some parts have not been shipped yet. Confirm to deliver the order anyway.',
  },
  'order.tracking_empty': { status: 400, message: 'Please enter a tracking number' },
  'order.invoice_missing': { status: 409, message: 'Upload the invoice before marking the order as paid' },
  'order.no_invoice': { status: 404, message: 'This order has no invoice yet' },
  'order.not_in_quality_check': { status: 409, message: 'This order is not in quality check' },
  'order.quality_check_decided': { status: 409, message: 'This quality check has already been decided' },
  'quality_characteristic.not_found': { status: 404, message: 'Characteristic not found' },
  'order.quality_notes_required': { status: 400, message: 'Please describe what needs to be revised' },
  'shipment.not_found': { status: 404, message: 'Shipment not found' },
  'shipment.quantity_invalid': { status: 400, message: 'Please enter a valid quantity to ship' },
  'shipment.already_delivered': { status: 409, message: 'This shipment has already been delivered' },

  // Messages
  'conversation.not_found': { status: 404, message: 'Conversation not found' },
  'conversation.closed': { status: 409, message: 'This account was deleted, so nobody would read a message here.' },
  'message.not_found': { status: 404, message: 'Message not found' },
  'message.too_old': { status: 409, message: 'A message can be changed for five minutes after it was sent' },
  'message.deleted': { status: 409, message: 'This message was deleted' },
  'message.reference_not_found': {
    status: 404,
    message: 'The part or file this message refers to is gone. Please choose another.',
  },
  'message.empty': { status: 400, message: 'Please write a message or add a file' },

  // Customers and companies
  'company.not_found': { status: 404, message: 'Company not found' },
  'company.merge_needs_two': { status: 400, message: 'Please select at least two companies' },
  'company.merge_into_itself': { status: 400, message: 'A company cannot be merged into itself' },
  'company.number_format': { status: 400, message: 'Customer number must be in format CU0001' },
  'company.number_taken': { status: 409, message: 'This customer number is already assigned' },
  'company.none': { status: 409, message: 'This account is not linked to a company' },
  'company.owner_required': { status: 403, message: 'Only an owner of the company can do this' },
  'company.member_not_found': { status: 404, message: 'This person is not in your company' },
  'company.address_not_found': { status: 404, message: 'This address is no longer kept' },
  'company.address_exists': { status: 409, message: 'This address is kept already' },
  'company.last_owner': {
    status: 409,
    message: 'A company needs at least one owner. Make somebody else an owner first.',
  },
  'invitation.not_found': {
    status: 404,
    message: 'This invitation is no longer valid. Please ask for a new one.',
  },
  'invitation.already_member': { status: 409, message: 'This person is already in your company' },
  'invitation.exists': { status: 409, message: 'This address has already been invited' },
  'invitation.too_many': {
    status: 409,
    message: 'Too many invitations are waiting for an answer. Withdraw some before sending more.',
  },
  'invitation.sign_in_first': {
    status: 409,
    message: 'This address already has an account. Please sign in with it to join the company.',
  },
  'invitation.other_account': {
    status: 409,
    message: 'You are signed in with another account. Log out, then open the invitation again.',
  },
  'invitation.other_company': {
    status: 409,
    message: 'Your account already belongs to a company. Leave that one first, or ask us to move you.',
  },

  'rfq_draft.too_large': {
    status: 413,
    message: 'This request is too long to be kept while it is written. It is kept in your browser.',
  },

  // Saved filters
  'saved_filter.not_found': { status: 404, message: 'These saved filters were deleted' },
  'saved_filter.name_taken': { status: 409, message: 'You already have saved filters under this name' },
  'saved_filter.too_many': {
    status: 409,
    message: 'You have saved as many filters of this list as can be kept. Delete some first.',
  },

  ...supplierErrors,
  ...moduleErrors,

  // Mails
  'mail.not_found': { status: 404, message: 'Mail not found' },
  'mail.retried': { status: 409, message: 'This mail has already been sent again' },

  // Settings
  'settings.no_logo': { status: 404, message: 'There is no logo' },
  'settings.logo_missing': { status: 400, message: 'Please choose a picture' },
  'settings.logo_type': {
    status: 415,
    message: 'A logo must be a PNG or JPEG picture. Please save yours as PNG and choose it again',
  },
  'settings.logo_too_large': { status: 413, message: 'A logo can be at most 1 MB. Please choose a smaller picture' },
  'settings.logo_size': {
    status: 400,
    message: 'Each side of a logo must have 16 to 4096 pixels. Please choose a picture of another size',
  },
} as const satisfies Record<string, { status: number; message: string }>

/** A stable, dotted error code. */
export type ErrorCode = keyof typeof errorCatalogue

/** Who changed an object since it was read, when, and its current values. */
export const Changed = z
  .object({
    /** Null if unknown, or hidden from the reader. */
    by: z.string().nullable(),
    /** Whether it was the same user, in another window. */
    isSelf: z.boolean(),
    at: z.iso.datetime().nullable(),
    /** The current values under the names in `basedOn`, and others that help to compare. */
    present: z.record(z.string(), z.unknown()),
  })
  .meta({ id: 'Changed' })
export type Changed = z.output<typeof Changed>

/** The body of every error answer (docs/product/errors.md, 'Error body'). */
export const ErrorBody = z
  .object({
    message: z.string(),
    code: z.string(),
    fields: z.record(z.string(), z.string()).optional(),
    changed: Changed.optional().describe("Present if somebody else's change is the reason"),
    requestId: z.string(),
  })
  .meta({
    id: 'ErrorBody',
    description: 'What went wrong: a message for people, a stable code, and messages per field.',
  })
export type ErrorBody = z.output<typeof ErrorBody>
