import type { PortalModule } from '@kerf/module-kit/platform'

export const portalModule = {
  pages: {
    viewer: () => import('./features/viewer/viewer-page.tsx').then((file) => file.ViewerPage),
  },
  panels: {
    model: () => import('./features/viewer/model-panel.tsx').then((file) => file.ModelPanel),
  },
} satisfies PortalModule
