/**
 * Replaces Module Federation's runtime in the build of one application: modules are chunks of the same build.
 * Everything else is the same source.
 */
const modules: Readonly<Record<string, () => Promise<unknown>>> = {
  auth: () => import('../../../mf-auth/src/module.tsx'),
  customer: () => import('../../../mf-customer/src/module.tsx'),
  admin: () => import('../../../mf-admin/src/module.tsx'),
  supplier: () => import('../../../mf-supplier/src/module.tsx'),
  viewer: () => import('../../../mf-viewer/src/module.tsx'),
}

export function provideFederation(): { load: (release: { name: string }) => Promise<unknown> } {
  return { load: async ({ name }) => modules[name]?.() }
}
