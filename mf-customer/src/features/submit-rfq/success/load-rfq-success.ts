/**
 * Loads the page of thanks. The module's page `rfq-success` is this function, so that calling it before it is needed
 * fetches all that the page will need: an `import` elsewhere leaves out what the importing page has by other ways.
 */
export function loadRfqSuccess() {
  return import('./rfq-success-page.tsx').then((file) => file.RfqSuccessPage)
}
