/** Where the known carriers show a shipment, up to its number (docs/product/shipments.md, 'Carriers'). */
const pages: ReadonlyMap<string, string> = new Map([
  ['FedEx', 'https://www.fedex.com/fedextrack/?trknbr='],
  ['UPS', 'https://www.ups.com/track?tracknum='],
  ['DHL', 'https://www.dhl.com/us-en/home/tracking.html?tracking-id='],
  ['USPS', 'https://tools.usps.com/go/TrackConfirmAction?tLabels='],
])

/**
 * The carrier's own page about a shipment; undefined without a number, and for carriers whose page Kerf does not know.
 * @param carrier by its name in the catalogue
 */
export function carrierPage(carrier: string | null, trackingNumber: string | null): string | undefined {
  const page = pages.get(carrier ?? '')
  const number = trackingNumber?.trim() ?? ''
  return page === undefined || number === '' ? undefined : `${page}${encodeURIComponent(number)}`
}
