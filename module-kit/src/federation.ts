/** Names that the build of a module and the shell that loads it must agree on. */

/** The one thing a module exposes. */
export const exposeKey = './module'

/** The federation name of a module's container, which is also the name of its global variable. */
export function containerName(module: string): string {
  return `kerf_${module.replaceAll('-', '_')}`
}
