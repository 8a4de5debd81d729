import { accountDeletionRoutes } from './features/account-deletion/routes.ts'
import { accountDeletionWorkers } from './features/account-deletion/workers.ts'
import { accountsRoutes } from './features/accounts/routes.ts'
import { activityRoutes } from './features/activity/routes.ts'
import { ensureFirstAdmin } from './features/auth/admin-service.ts'
import { authRoutes } from './features/auth/routes.ts'
import { authWorkers } from './features/auth/workers.ts'
import { changesRoutes } from './features/changes/routes.ts'
import { companiesRoutes } from './features/companies/routes.ts'
import { companyAddressesAdminRoutes } from './features/company-addresses/admin-routes.ts'
import { companyAddressesRoutes } from './features/company-addresses/routes.ts'
import { companyMembersRoutes } from './features/company-members/routes.ts'
import { companyMembersWorkers } from './features/company-members/workers.ts'
import { customersRoutes } from './features/customers/routes.ts'
import { dashboardRoutes } from './features/dashboard/routes.ts'
import { loadDemoAtStart } from './features/demo/service.ts'
import { earlyFilesRoutes } from './features/early-files/routes.ts'
import { estimatesRoutes } from './features/estimates/routes.ts'
import { adminFilesRoutes } from './features/files/admin-routes.ts'
import { filesRoutes } from './features/files/routes.ts'
import { findRoutes } from './features/find/routes.ts'
import { refreshAtStart } from './features/geometry/refresh-service.ts'
import { geometryRoutes } from './features/geometry/routes.ts'
import { geometryWorkers } from './features/geometry/workers.ts'
import { healthRoutes } from './features/health/routes.ts'
import { liveRoutes } from './features/live/routes.ts'
import { mailRoutes } from './features/mail/routes.ts'
import { mailWorkers } from './features/mail/workers.ts'
import { messagesAdminRoutes } from './features/messages/admin-routes.ts'
import { messagesRoutes } from './features/messages/routes.ts'
import { messagesWorkers } from './features/messages/workers.ts'
import { adminModulesRoutes } from './features/modules/admin-routes.ts'
import { publishBuiltModules } from './features/modules/publish-service.ts'
import { modulesRoutes } from './features/modules/routes.ts'
import { moduleUploadRoutes } from './features/modules/upload-routes.ts'
import { notificationsRoutes } from './features/notifications/routes.ts'
import { notificationsWorkers } from './features/notifications/workers.ts'
import { openApiRoutes } from './features/openapi/routes.ts'
import { adminOrdersRoutes } from './features/orders/admin-routes.ts'
import { ordersRoutes } from './features/orders/routes.ts'
import { ownDataRoutes } from './features/own-data/routes.ts'
import { productionRoutes } from './features/production/routes.ts'
import { profileRoutes } from './features/profile/routes.ts'
import { profileWorkers } from './features/profile/workers.ts'
import { publishTokensRoutes } from './features/publish-tokens/routes.ts'
import { purchaseOrdersRoutes } from './features/purchase-orders/routes.ts'
import { ownPurchaseOrdersRoutes } from './features/purchase-orders/supplier-routes.ts'
import { qualityCharacteristicsRoutes } from './features/quality-characteristics/routes.ts'
import { qualityChecksRoutes } from './features/quality-checks/routes.ts'
import { adminQuotesRoutes } from './features/quotes/admin-routes.ts'
import { quotesRoutes } from './features/quotes/routes.ts'
import { remindersWorkers } from './features/reminders/workers.ts'
import { reportsRoutes } from './features/reports/routes.ts'
import { rfqDraftsRoutes } from './features/rfq-drafts/routes.ts'
import { adminRfqsRoutes } from './features/rfqs/admin-routes.ts'
import { rfqsRoutes } from './features/rfqs/routes.ts'
import { savedFiltersRoutes } from './features/saved-filters/routes.ts'
import { settingsRoutes } from './features/settings/routes.ts'
import { shellFileRoutes } from './features/shell-page/file-routes.ts'
import { shellPageRoutes } from './features/shell-page/page-routes.ts'
import { devReloadRoutes } from './features/shell-page/reload-routes.ts'
import { cspReportRoutes } from './features/shell-page/report-routes.ts'
import { shipmentsRoutes } from './features/shipments/routes.ts'
import { supplierInvitationsRoutes } from './features/supplier-invitations/routes.ts'
import { supplierInvitationsWorkers } from './features/supplier-invitations/workers.ts'
import { supplierQuotesRoutes } from './features/supplier-quotes/routes.ts'
import { ownSupplierQuotesRoutes } from './features/supplier-quotes/supplier-routes.ts'
import { supplierRequestsRoutes } from './features/supplier-requests/routes.ts'
import { receivedRequestsRoutes } from './features/supplier-requests/supplier-routes.ts'
import { suppliersRoutes } from './features/suppliers/routes.ts'
import { ownSupplierRoutes } from './features/suppliers/supplier-routes.ts'
import { suppliersWorkers } from './features/suppliers/workers.ts'
import { sweepWorkers } from './features/sweeps/workers.ts'
import { unsubscribeRoutes } from './features/unsubscribe/routes.ts'
import type { Routes, StartUp, Workers } from './platform/feature.ts'

/** Every feature with calls; a new one adds its line. The catch-all for pages comes last. */
export const features: readonly Routes[] = [
  authRoutes,
  profileRoutes,
  ownDataRoutes,
  accountDeletionRoutes,
  accountsRoutes,
  activityRoutes,
  mailRoutes,
  notificationsRoutes,
  unsubscribeRoutes,
  companyMembersRoutes,
  companyAddressesRoutes,
  companyAddressesAdminRoutes,
  changesRoutes,
  customersRoutes,
  companiesRoutes,
  liveRoutes,
  openApiRoutes,
  healthRoutes,
  rfqsRoutes,
  adminRfqsRoutes,
  filesRoutes,
  adminFilesRoutes,
  findRoutes,
  savedFiltersRoutes,
  geometryRoutes,
  estimatesRoutes,
  earlyFilesRoutes,
  rfqDraftsRoutes,
  quotesRoutes,
  adminQuotesRoutes,
  ordersRoutes,
  adminOrdersRoutes,
  productionRoutes,
  shipmentsRoutes,
  reportsRoutes,
  qualityChecksRoutes,
  qualityCharacteristicsRoutes,
  dashboardRoutes,
  messagesRoutes,
  messagesAdminRoutes,
  suppliersRoutes,
  ownSupplierRoutes,
  supplierRequestsRoutes,
  receivedRequestsRoutes,
  supplierQuotesRoutes,
  ownSupplierQuotesRoutes,
  purchaseOrdersRoutes,
  ownPurchaseOrdersRoutes,
  supplierInvitationsRoutes,
  moduleUploadRoutes,
  modulesRoutes,
  adminModulesRoutes,
  publishTokensRoutes,
  settingsRoutes,
  cspReportRoutes,
  shellFileRoutes,
  devReloadRoutes,
  shellPageRoutes,
]

/** Every feature with jobs; a new one adds its line. */
export const workers: readonly Workers[] = [
  accountDeletionWorkers,
  authWorkers,
  companyMembersWorkers,
  supplierInvitationsWorkers,
  messagesWorkers,
  suppliersWorkers,
  profileWorkers,
  mailWorkers,
  sweepWorkers,
  notificationsWorkers,
  remindersWorkers,
  geometryWorkers,
]

/** What happens at each start before the first request, in this order. Several processes may start at once. */
export const startUps: readonly StartUp[] = [ensureFirstAdmin, loadDemoAtStart, publishBuiltModules, refreshAtStart]
