/**
 * Stands in the build of one application where Module Federation's runtime stands in the product: modules are chunks of
 * the same build. Everything else is the same source.
 */
const modules: Readonly<Record<string, () => Promise<unknown>>> = {
  'kerf_auth/module': () => import('../../../mf-auth/src/module.tsx'),
  'kerf_customer/module': () => import('../../../mf-customer/src/module.tsx'),
  'kerf_admin/module': () => import('../../../mf-admin/src/module.tsx'),
  'kerf_supplier/module': () => import('../../../mf-supplier/src/module.tsx'),
  'kerf_viewer/module': () => import('../../../mf-viewer/src/module.tsx'),
}

export function registerPlugins(): void {}

export function registerRemotes(): void {}

export async function loadRemote(id: string): Promise<unknown> {
  return modules[id]?.()
}
