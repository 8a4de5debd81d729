import { orderStatusLabel } from './order-lifecycle.ts'
import { rfqStatusLabel } from './rfq-lifecycle.ts'

const counted = (count: number, one: string, many: string) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`

/** Names of changed fields that cannot be derived from their keys. */
export const fieldWords: Readonly<Record<string, string>> = {
  companyRole: 'Role',
  fields: 'Changed',
  fileName: 'File',
  purpose: 'Code for',
  source: 'From',
  dueDate: 'Due date',
  type: 'Belongs to',
}

/** Texts for counts of changes; zeros are left out. */
export const countWords: Readonly<Record<string, (count: number) => string>> = {
  sessions: (count) => counted(count, 'session', 'sessions'),
  rfqs: (count) => `${counted(count, 'RFQ', 'RFQs')} deleted`,
  quotes: (count) => `${counted(count, 'quote', 'quotes')} deleted`,
  orders: (count) => `${counted(count, 'order', 'orders')} kept`,
}

/** Changes that are one sentence, by field and value. */
export const sentences: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  neverVerified: { true: 'The address was never verified' },
  passwordStays: { false: 'A new password has to be chosen' },
}

/** What happened, by the action's stable name. */
export const actionWords: Readonly<Record<string, string>> = {
  'mail.retried': 'Had a failed mail sent again',
  'session.started': 'Signed in',
  'session.ended': 'Signed out',
  'session.refused': 'Sign-in refused',
  'session.ended_elsewhere': 'Devices signed out',
  'user.registered': 'Registered',
  'user.registered_again': 'Registered again with the same address',
  'user.email_verified': 'Verified the email address',
  'user.code_refused': 'Wrong code entered',
  'user.password_reset': 'Password reset by code',
  'user.password_reset_requested': 'Asked to reset the password',
  'user.password_changed': 'Password changed',
  'user.password_refused': 'Wrong current password entered',
  'user.email_change_requested': 'Asked to change the email address',
  'user.email_changed': 'Email address changed',
  'user.profile_changed': 'Profile changed',
  'user.notifications_changed': 'Choice of notifications changed',
  'user.created': 'Account created',
  'user.linked': 'Linked to a company',
  'user.unlinked': 'Unlinked from the company',
  'user.company_role_changed': 'Role in company changed',
  'user.deleted': 'Account deleted',
  'user.data_downloaded': 'Downloaded own data',
  'filter.saved': 'Saved filters of a list',
  'filter.renamed': 'Renamed saved filters',
  'filter.deleted': 'Deleted saved filters',
  'company.created': 'Company created',
  'company.changed': 'Company changed',
  'company.number_assigned': 'Customer number assigned',
  'company.merged': 'Companies merged',
  'supplier.profile_changed': 'Supplier profile changed',
  'supplier.certificate_added': 'Certificate added',
  'supplier.certificate_removed': 'Certificate removed',
  'supplier.certificate_ending': 'Reminded of a certificate that ends',
  'supplier.verified': 'Verification of a supplier changed',
  'supplier.suspended': 'Access of a supplier suspended or given back',
  'supplier_invitation.sent': 'Invited a supplier',
  'supplier_invitation.resent': 'Sent the invitation of a supplier again',
  'supplier_invitation.withdrawn': 'Withdrew the invitation of a supplier',
  'supplier_invitation.declined': 'Declined to become a supplier',
  'supplier_invitation.accepted': 'Became a supplier by invitation',
  'supplier_request.sent': 'Asked suppliers for a quote',
  'supplier_request.changed': 'Changed a request to suppliers',
  'supplier_request.reopened': 'Gave a request to suppliers another due date',
  'supplier_request.viewed': 'Opened a request',
  'supplier_request.declined': 'Declined to quote',
  'supplier_quote.submitted': 'Quoted a request',
  'supplier_quote.accepted': 'Accepted a supplier quote',
  'supplier_quote.not_selected': 'Did not select a supplier quote',
  'purchase_order.created': 'Created a purchase order',
  'purchase_order.status_changed': 'Status of a purchase order changed',
  'purchase_order.terms_changed': 'Terms of a purchase order changed',
  'purchase_order.delivery_promised': 'Promised a delivery date',
  'purchase_order.progress_reported': 'Reported progress',
  'purchase_order.tracking_changed': 'Tracking of a purchase order changed',
  'purchase_order.goods_received': 'Received goods',
  'purchase_order.documents_added': 'Added documents to a purchase order',
  'purchase_order.linked': 'Linked a purchase order to an order',
  'purchase_order.paid': 'Payment of a purchase order changed',
  'settings.changed': 'Settings changed',
  'settings.logo_changed': 'Logo of the provider changed',
  'company.address_kept': 'Entered an address that the company keeps',
  'invitation.sent': 'Invited a colleague',
  'invitation.resent': 'Sent an invitation again',
  'invitation.withdrawn': 'Withdrew an invitation',
  'invitation.accepted': 'Accepted an invitation',
  'invitation.declined': 'Declined an invitation',
  'rfq.submitted': 'RFQ submitted',
  'rfq.status_changed': 'Status of an RFQ changed',
  'quote.offered': 'Quote sent',
  'quote.accepted': 'Quote accepted',
  'quote.declined': 'Quote declined',
  'quote.renewal_requested': 'Asked for a fresh quote',
  'quote.purchase_order_uploaded': 'Purchase order uploaded',
  'order.created': 'Sales order created',
  'order.status_changed': 'Status of an order changed',
  'order.due_date_changed': 'Due date of an order changed',
  'order.tracking_changed': 'Tracking of an order changed',
  'order.quality_decided': 'Quality check decided',
  'order.quality_files_added': 'Quality files added',
  'order.quality_file_removed': 'Quality file removed',
  'order.quality_check_renewed': 'Quality check asked for again',
  'order.invoice_uploaded': 'Invoice uploaded',
  'order.invoice_created': 'Invoice created',
  'order.paid': 'Order marked as paid',
  'order.reopened': 'Order reopened',
  'shipment.created': 'Shipment added',
  'shipment.updated': 'Shipment changed',
  'conversation.begun': 'Conversation started',
  'message.sent': 'Message sent',
  'message.changed': 'Message changed',
  'message.deleted': 'Message deleted',
  'file.uploaded': 'File uploaded',
  'file.deleted': 'File deleted',
}

/** What values of changes mean, by field and value. */
export const valueWords: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  reason: {
    password: 'wrong password',
    not_verified: 'address not verified',
    account_unknown: 'no such account',
  },
  purpose: {
    verify_email: 'verification of the address',
    reset_password: 'password reset',
    change_email: 'change of the address',
  },
  companyRole: { owner: 'Owner', buyer: 'Buyer', viewer: 'Viewer' },
  source: {
    customer: 'the customer',
    manual: 'made by hand',
    reorder: 'a reorder',
    quote: 'an accepted quote',
  },
  decision: { approved: 'Approved', needs_revision: 'Needs Revision' },
  paymentStatus: { paid: 'Paid', unpaid: 'Unpaid' },
  type: { rfq: 'RFQ' },
  topic: { order_progress: 'shipping and delivery' },
  fields: { companyName: 'company', title: 'job title' },
}

/** How a status is called where it is shown, by the action that changes it. */
export const statusLabels: Readonly<Record<string, (status: string) => string>> = {
  'order.status_changed': orderStatusLabel,
  'rfq.status_changed': rfqStatusLabel,
  'purchase_order.status_changed': orderStatusLabel,
}
