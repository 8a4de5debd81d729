/** The words and `:names` between the slashes of a path. */
export function segmentsOf(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '')
}

/** What two paths have in common that match the same addresses: `/orders/:id` is `orders/:`. */
export function addressesOf(pattern: string): string {
  return segmentsOf(pattern)
    .map((segment) => (segment.startsWith(':') ? ':' : segment))
    .join('/')
}
