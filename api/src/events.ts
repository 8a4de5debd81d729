import * as accountDeletion from './features/account-deletion/events.ts'
import * as accounts from './features/accounts/events.ts'
import * as auth from './features/auth/events.ts'
import * as companies from './features/companies/events.ts'
import * as companyAddresses from './features/company-addresses/events.ts'
import * as companyMembers from './features/company-members/events.ts'
import * as customers from './features/customers/events.ts'
import * as estimates from './features/estimates/events.ts'
import * as geometry from './features/geometry/events.ts'
import * as mail from './features/mail/events.ts'
import * as messages from './features/messages/events.ts'
import * as modules from './features/modules/events.ts'
import * as notifications from './features/notifications/events.ts'
import * as orders from './features/orders/events.ts'
import * as ownData from './features/own-data/events.ts'
import * as profile from './features/profile/events.ts'
import * as publishTokens from './features/publish-tokens/events.ts'
import * as purchaseOrders from './features/purchase-orders/events.ts'
import * as qualityChecks from './features/quality-checks/events.ts'
import * as quotes from './features/quotes/events.ts'
import * as reminders from './features/reminders/events.ts'
import * as rfqDrafts from './features/rfq-drafts/events.ts'
import * as rfqs from './features/rfqs/events.ts'
import * as savedFilters from './features/saved-filters/events.ts'
import * as settings from './features/settings/events.ts'
import * as shipments from './features/shipments/events.ts'
import * as storedFiles from './features/stored-files/events.ts'
import * as supplierInvitations from './features/supplier-invitations/events.ts'
import * as supplierQuotes from './features/supplier-quotes/events.ts'
import * as supplierRequests from './features/supplier-requests/events.ts'
import * as suppliers from './features/suppliers/events.ts'
import { type DomainEvent, isDomainEvent } from './platform/events/domain-event.ts'

/** The events of each feature; a new feature adds its line. */
const features: Record<string, Record<string, unknown>> = {
  auth,
  profile,
  'own-data': ownData,
  'account-deletion': accountDeletion,
  accounts,
  customers,
  companies,
  'company-members': companyMembers,
  'company-addresses': companyAddresses,
  rfqs,
  'stored-files': storedFiles,
  geometry,
  estimates,
  quotes,
  orders,
  shipments,
  'quality-checks': qualityChecks,
  messages,
  suppliers,
  'supplier-requests': supplierRequests,
  'supplier-quotes': supplierQuotes,
  'purchase-orders': purchaseOrders,
  'supplier-invitations': supplierInvitations,
  'rfq-drafts': rfqDrafts,
  'saved-filters': savedFilters,
  mail,
  notifications,
  reminders,
  settings,
  modules,
  'publish-tokens': publishTokens,
}

/** An event with the feature it belongs to. */
export interface CataloguedEvent {
  feature: string
  event: DomainEvent
}

/** Every event. docs/events.md is generated from it, and external subscribers choose from it. */
export const catalogue: readonly CataloguedEvent[] = Object.entries(features).flatMap(([feature, exports]) =>
  Object.values(exports).flatMap((value) => (isDomainEvent(value) ? [{ feature, event: value }] : [])),
)
