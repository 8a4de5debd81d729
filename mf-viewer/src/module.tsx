import type { PortalModule } from '@kerf/module-kit/platform'

export const portalModule = {
  pages: {
    viewer: () => import('./features/viewer/viewer-page.tsx').then((file) => file.ViewerPage),
  },
  panels: {
    model: () => import('./features/viewer/model-panel.tsx').then((file) => file.ModelPanel),
  },
  languages: { de: () => import('./languages/de.ts'), ja: () => import('./languages/ja.ts') },
} satisfies PortalModule
