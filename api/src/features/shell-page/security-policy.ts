/** Where browsers report blocked content. */
export const reportPath = '/csp-report'

/**
 * The Content-Security-Policy of the page: scripts from this origin only, no inline script and no eval. Style elements
 * carry a nonce, new for each response.
 */
export function contentSecurityPolicy(nonce: string): string {
  return Object.entries({
    'default-src': "'none'",
    'script-src': `'self' 'nonce-${nonce}'`,
    'style-src': `'self' 'nonce-${nonce}'`,
    'img-src': "'self' blob: data:",
    'font-src': "'self'",
    'connect-src': "'self'",
    'worker-src': "'self' blob:",
    'frame-src': "'self' blob:",
    'manifest-src': "'self'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'report-uri': reportPath,
  })
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join('; ')
}
