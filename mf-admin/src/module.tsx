import type { PortalModule } from '@kerf/module-kit/platform'

export const portalModule = {
  pages: {
    dashboard: () => import('./features/dashboard/dashboard-page.tsx').then((file) => file.DashboardPage),
    customers: () => import('./features/customers/customers-page.tsx').then((file) => file.CustomersPage),
    customer: () => import('./features/customers/story/customer-page.tsx').then((file) => file.CustomerPage),
    rfq: () => import('./features/customers/rfqs/page/rfq-page.tsx').then((file) => file.RfqPage),
    order: () => import('./features/customers/active-orders/page/order-page.tsx').then((file) => file.OrderPage),
    companies: () => import('./features/companies/companies-page.tsx').then((file) => file.CompaniesPage),
    'supplier-management': () =>
      import('./features/supplier-management/supplier-management-page.tsx').then((file) => file.SupplierManagementPage),
    messages: () => import('./features/messages/messages-page.tsx').then((file) => file.MessagesPage),
    'create-quote': () => import('./features/create-quote/create-quote-page.tsx').then((file) => file.CreateQuotePage),
    'purchase-orders': () =>
      import('./features/purchase-orders/list/purchase-orders-page.tsx').then((file) => file.PurchaseOrdersPage),
    'purchase-order': () =>
      import('./features/purchase-orders/page/purchase-order-page.tsx').then((file) => file.PurchaseOrderPage),
    'supplier-quotes': () =>
      import('./features/supplier-quotes/list/supplier-quotes-page.tsx').then((file) => file.SupplierQuotesPage),
    'supplier-request': () =>
      import('./features/supplier-quotes/request/supplier-request-page.tsx').then((file) => file.SupplierRequestPage),
    'customer-search': () =>
      import('./features/customer-search/customer-search-page.tsx').then((file) => file.CustomerSearchPage),
    'manual-creation': () =>
      import('./features/manual-creation/manual-creation-page.tsx').then((file) => file.ManualCreationPage),
    reports: () => import('./features/reports/reports-page.tsx').then((file) => file.ReportsPage),
    production: () => import('./features/production/production-page.tsx').then((file) => file.ProductionPage),
    'quality-checks': () =>
      import('./features/quality-checks/quality-checks-page.tsx').then((file) => file.QualityChecksPage),
    accounts: () => import('./features/accounts/accounts-page.tsx').then((file) => file.AccountsPage),
    activity: () => import('./features/activity/activity-page.tsx').then((file) => file.ActivityPage),
    settings: () => import('./features/settings/settings-page.tsx').then((file) => file.SettingsPage),
    modules: () => import('./features/modules/modules-page.tsx').then((file) => file.ModulesPage),
    mails: () => import('./features/mails/mails-page.tsx').then((file) => file.MailsPage),
  },
  languages: { de: () => import('./languages/de.ts'), ja: () => import('./languages/ja.ts') },
} satisfies PortalModule
