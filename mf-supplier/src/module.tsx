import type { PortalModule } from '@kerf/module-kit/platform'

export const portalModule = {
  pages: {
    dashboard: () => import('./features/dashboard/dashboard-page.tsx').then((file) => file.DashboardPage),
  },
} satisfies PortalModule
