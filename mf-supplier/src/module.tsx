import type { PortalModule } from '@kerf/module-kit/platform'

export const portalModule = {
  pages: {
    dashboard: () => import('./features/dashboard/dashboard-page.tsx').then((file) => file.DashboardPage),
    'supplier-profile': () =>
      import('./features/profile/supplier-profile-page.tsx').then((file) => file.SupplierProfilePage),
    requests: () => import('./features/requests/requests-page.tsx').then((file) => file.RequestsPage),
    'supplier-quotes': () =>
      import('./features/quotes/supplier-quotes-page.tsx').then((file) => file.SupplierQuotesPage),
    'purchase-orders': () =>
      import('./features/purchase-orders/purchase-orders-page.tsx').then((file) => file.PurchaseOrdersPage),
    messages: () => import('./features/messages/messages-page.tsx').then((file) => file.MessagesPage),
  },
  languages: { de: () => import('./languages/de.ts'), ja: () => import('./languages/ja.ts') },
} satisfies PortalModule
