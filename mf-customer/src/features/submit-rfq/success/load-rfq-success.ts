/**
 * Loads the thank-you page. The module's page `rfq-success` is this function, so that calling it early fetches everything
 * the page needs: an `import` elsewhere would leave out chunks that the importing page already has.
 */
export function loadRfqSuccess() {
  return import('./rfq-success-page.tsx').then((file) => file.RfqSuccessPage)
}
