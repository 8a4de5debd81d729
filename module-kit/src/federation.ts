/** Names that the server, the shell and the build of a module must agree on. None of them brings a schema into the page. */

/** The one thing a module exposes. */
export const exposeKey = './module'

/** The federation name of a module's container, which is also the name of its global variable. */
export function containerName(module: string): string {
  return `kerf_${module.replaceAll('-', '_')}`
}

/** Id of the element of the page that holds `PageState` as JSON. */
export const pageStateElementId = 'kerf-page'
