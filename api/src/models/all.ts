import { AuditEntry } from './audit-entry.ts'
import { Company } from './company.ts'
import { CompanyAddress } from './company-address.ts'
import { CompanyInvitation } from './company-invitation.ts'
import { Conversation } from './conversation.ts'
import { ConversationRead } from './conversation-read.ts'
import { CustomerNumberAssignment } from './customer-number-assignment.ts'
import { FileFacts } from './file-facts.ts'
import { FileGeometry } from './file-geometry.ts'
import { IdempotencyKey } from './idempotency-key.ts'
import { Invoice } from './invoice.ts'
import { Message } from './message.ts'
import { MessageReference } from './message-reference.ts'
import { ModuleChannel } from './module-channel.ts'
import { ModuleFailure } from './module-failure.ts'
import { ModuleMove } from './module-move.ts'
import { ModulePublication } from './module-publication.ts'
import { ModuleRelease } from './module-release.ts'
import { Notification } from './notification.ts'
import { Order } from './order.ts'
import { OrderDueDateChange } from './order-due-date-change.ts'
import { OrderLine } from './order-line.ts'
import { OrderStatusChange } from './order-status-change.ts'
import { ProviderSettingsRow } from './provider-settings-row.ts'
import { PublishToken } from './publish-token.ts'
import { PurchaseOrder } from './purchase-order.ts'
import { PurchaseOrderDocument } from './purchase-order-document.ts'
import { PurchaseOrderLine } from './purchase-order-line.ts'
import { PurchaseOrderReceipt } from './purchase-order-receipt.ts'
import { PurchaseOrderReceiptCorrection } from './purchase-order-receipt-correction.ts'
import { PurchaseOrderReceiptLine } from './purchase-order-receipt-line.ts'
import { PurchaseOrderUpdate } from './purchase-order-update.ts'
import { QualityCharacteristic } from './quality-characteristic.ts'
import { QualityDecision } from './quality-decision.ts'
import { Quote } from './quote.ts'
import { QuoteCharge } from './quote-charge.ts'
import { QuoteEstimate } from './quote-estimate.ts'
import { QuoteLine } from './quote-line.ts'
import { QuoteRevision } from './quote-revision.ts'
import { RegistrationAttempt } from './registration-attempt.ts'
import { registerModels } from './relations.ts'
import { Rfq } from './rfq.ts'
import { RfqDraft } from './rfq-draft.ts'
import { RfqPart } from './rfq-part.ts'
import { SavedFilter } from './saved-filter.ts'
import { Session } from './session.ts'
import { Shipment } from './shipment.ts'
import { ShipmentLine } from './shipment-line.ts'
import { StoredFile } from './stored-file.ts'
import { SupplierCertificate } from './supplier-certificate.ts'
import { SupplierInvitation } from './supplier-invitation.ts'
import { SupplierProfile } from './supplier-profile.ts'
import { SupplierQuote } from './supplier-quote.ts'
import { SupplierQuoteRevision } from './supplier-quote-revision.ts'
import { SupplierRequest } from './supplier-request.ts'
import { SupplierRequestAssignment } from './supplier-request-assignment.ts'
import { SupplierRequestPart } from './supplier-request-part.ts'
import { SupplierRequestVersion } from './supplier-request-version.ts'
import { User } from './user.ts'
import { VerificationCode } from './verification-code.ts'

/** Every model by its name. Opening the database imports this, so that relations find the classes they name. */
export const models = {
  AuditEntry,
  Company,
  CompanyAddress,
  CompanyInvitation,
  Conversation,
  ConversationRead,
  CustomerNumberAssignment,
  FileFacts,
  FileGeometry,
  IdempotencyKey,
  Invoice,
  Message,
  MessageReference,
  ModuleChannel,
  ModuleFailure,
  ModuleMove,
  ModulePublication,
  ModuleRelease,
  Notification,
  Order,
  OrderDueDateChange,
  OrderLine,
  OrderStatusChange,
  ProviderSettingsRow,
  PublishToken,
  PurchaseOrder,
  QualityCharacteristic,
  QualityDecision,
  Quote,
  QuoteCharge,
  QuoteEstimate,
  QuoteLine,
  QuoteRevision,
  RegistrationAttempt,
  Rfq,
  RfqDraft,
  RfqPart,
  SavedFilter,
  Session,
  Shipment,
  ShipmentLine,
  StoredFile,
  SupplierRequestPart,
  SupplierRequestVersion,
  SupplierCertificate,
  PurchaseOrderLine,
  PurchaseOrderReceipt,
  PurchaseOrderReceiptCorrection,
  PurchaseOrderReceiptLine,
  PurchaseOrderUpdate,
  PurchaseOrderDocument,
  SupplierQuoteRevision,
  SupplierInvitation,
  SupplierProfile,
  SupplierQuote,
  SupplierRequest,
  SupplierRequestAssignment,
  User,
  VerificationCode,
}

registerModels(models)
