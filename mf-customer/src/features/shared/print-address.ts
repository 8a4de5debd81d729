import { isOwnPath } from '@kerf/shared-contracts/rules/addresses'
import { useLocation, useSearchParams } from 'react-router-dom'

/** The address of a page for paper, which leads back to where one is now. @param path as in `/orders/print?order=…` */
export function usePrintAddress(path: string): string {
  const { pathname, search } = useLocation()
  return `${path}&from=${encodeURIComponent(pathname + search)}`
}

/** Where a page for paper leads back to. @param usual for an address that does not say */
export function usePrintedFrom(usual: string): string {
  const from = useSearchParams()[0].get('from')
  return from !== null && isOwnPath(from) ? from : usual
}
