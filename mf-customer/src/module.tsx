import type { PortalModule } from '@kerf/module-kit/platform'
import { loadRfqSuccess } from './features/submit-rfq/success/load-rfq-success.ts'

export const portalModule = {
  pages: {
    dashboard: () => import('./features/dashboard/dashboard-page.tsx').then((file) => file.DashboardPage),
    'submit-rfq': () => import('./features/submit-rfq/submit-rfq-page.tsx').then((file) => file.SubmitRfqPage),
    'rfq-success': loadRfqSuccess,
    rfqs: () => import('./features/rfqs/list/rfqs-page.tsx').then((file) => file.RfqsPage),
    rfq: () => import('./features/rfqs/page/rfq-page.tsx').then((file) => file.RfqPage),
    quotes: () => import('./features/quotes/list/quotes-page.tsx').then((file) => file.QuotesPage),
    quote: () => import('./features/quotes/page/quote-page.tsx').then((file) => file.QuotePage),
    'quote-print': () => import('./features/quotes/print/quote-print-page.tsx').then((file) => file.QuotePrintPage),
    orders: () => import('./features/orders/list/orders-page.tsx').then((file) => file.OrdersPage),
    order: () => import('./features/orders/page/order-page.tsx').then((file) => file.OrderPage),
    'order-print': () => import('./features/orders/print/order-print-page.tsx').then((file) => file.OrderPrintPage),
    messages: () => import('./features/messages/messages-page.tsx').then((file) => file.MessagesPage),
    history: () => import('./features/history/history-page.tsx').then((file) => file.HistoryPage),
    'about-rfqs': () => import('./features/about-rfqs/about-rfqs-page.tsx').then((file) => file.AboutRfqsPage),
  },
  languages: { de: () => import('./languages/de.ts'), ja: () => import('./languages/ja.ts') },
} satisfies PortalModule
