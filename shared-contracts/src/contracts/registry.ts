import * as accountDeletion from './account-deletion.ts'
import * as accounts from './accounts.ts'
import * as activity from './activity.ts'
import * as auth from './auth.ts'
import * as changes from './changes.ts'
import * as companies from './companies.ts'
import * as companyAddresses from './company-addresses.ts'
import * as companyAddressesAdmin from './company-addresses-admin.ts'
import * as companyMembers from './company-members.ts'
import * as customers from './customers.ts'
import * as dashboard from './dashboard.ts'
import * as earlyFiles from './early-files.ts'
import type { Declaration } from './endpoint.ts'
import * as estimates from './estimates.ts'
import * as files from './files.ts'
import * as filesAdmin from './files-admin.ts'
import * as find from './find.ts'
import * as geometry from './geometry.ts'
import * as mail from './mail.ts'
import * as messages from './messages.ts'
import * as messagesAdmin from './messages-admin.ts'
import * as modules from './modules.ts'
import * as modulesAdmin from './modules-admin.ts'
import * as notifications from './notifications.ts'
import * as orders from './orders.ts'
import * as ordersAdmin from './orders-admin.ts'
import * as ownData from './own-data.ts'
import * as production from './production.ts'
import * as profile from './profile.ts'
import * as publishTokens from './publish-tokens.ts'
import * as purchaseOrders from './purchase-orders.ts'
import * as purchaseOrdersSupplier from './purchase-orders-supplier.ts'
import * as qualityCharacteristics from './quality-characteristics.ts'
import * as qualityChecks from './quality-checks.ts'
import * as quotes from './quotes.ts'
import * as quotesAdmin from './quotes-admin.ts'
import * as reports from './reports.ts'
import * as rfqDrafts from './rfq-drafts.ts'
import * as rfqs from './rfqs.ts'
import * as rfqsAdmin from './rfqs-admin.ts'
import * as savedFilters from './saved-filters.ts'
import * as settings from './settings.ts'
import * as shipments from './shipments.ts'
import * as supplierInvitations from './supplier-invitations.ts'
import * as supplierQuotes from './supplier-quotes.ts'
import * as supplierQuotesSupplier from './supplier-quotes-supplier.ts'
import * as supplierRequests from './supplier-requests.ts'
import * as supplierRequestsSupplier from './supplier-requests-supplier.ts'
import * as suppliers from './suppliers.ts'
import * as suppliersSupplier from './suppliers-supplier.ts'
import * as unsubscribe from './unsubscribe.ts'

/** One endpoint with the name it is exported under (its operationId) and its resource file. */
export interface RegisteredEndpoint {
  name: string
  resource: string
  declaration: Declaration
}

const resources: Record<string, Record<string, unknown>> = {
  auth,
  profile,
  'own-data': ownData,
  'account-deletion': accountDeletion,
  'company-members': companyMembers,
  'company-addresses': companyAddresses,
  'company-addresses-admin': companyAddressesAdmin,
  accounts,
  activity,
  changes,
  mail,
  notifications,
  unsubscribe,
  files,
  'files-admin': filesAdmin,
  find,
  'saved-filters': savedFilters,
  geometry,
  estimates,
  'early-files': earlyFiles,
  'rfq-drafts': rfqDrafts,
  rfqs,
  quotes,
  orders,
  dashboard,
  messages,
  'messages-admin': messagesAdmin,
  shipments,
  'quality-checks': qualityChecks,
  'quality-characteristics': qualityCharacteristics,
  'rfqs-admin': rfqsAdmin,
  'quotes-admin': quotesAdmin,
  'orders-admin': ordersAdmin,
  production,
  customers,
  companies,
  reports,
  settings,
  suppliers,
  'supplier-invitations': supplierInvitations,
  'supplier-requests': supplierRequests,
  'supplier-quotes': supplierQuotes,
  'purchase-orders': purchaseOrders,
  'suppliers-supplier': suppliersSupplier,
  'supplier-requests-supplier': supplierRequestsSupplier,
  'supplier-quotes-supplier': supplierQuotesSupplier,
  'purchase-orders-supplier': purchaseOrdersSupplier,
  modules,
  'modules-admin': modulesAdmin,
  'publish-tokens': publishTokens,
}

function isDeclaration(value: unknown): value is Declaration {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value
}

/**
 * Every declared endpoint, in the order of the resources. Routes, documents, clients and tests are derived from this.
 */
export const endpoints: readonly RegisteredEndpoint[] = Object.entries(resources).flatMap(([resource, exports]) =>
  Object.entries(exports).flatMap(([name, value]) =>
    isDeclaration(value) ? [{ name, resource, declaration: value }] : [],
  ),
)

/** Semantic version of the contracts: adding is minor, changing or removing is major. */
export const contractsVersion = '2.4.0'
