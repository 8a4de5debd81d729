import type { PortalModule } from '@kerf/module-kit/platform'

export const portalModule = {
  pages: {
    viewer: () => import('./features/viewer/viewer-page.tsx').then((file) => file.ViewerPage),
  },
} satisfies PortalModule
