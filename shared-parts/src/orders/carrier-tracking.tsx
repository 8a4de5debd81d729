import type { Shipment } from '@kerf/shared-contracts/contracts/shipments'
import { carrierPage } from '@kerf/shared-contracts/rules/carrier-pages'
import { TextLink } from '@kerf/shared-ui/actions/text-link.tsx'
import { VisuallyHidden } from '@kerf/shared-ui/content/visually-hidden.tsx'
import type { ReactNode } from 'react'
import { text } from './text.ts'
import { carrierWords } from './words.ts'

interface CarrierTrackingProps {
  of: Pick<Shipment, 'shippingCarrier' | 'trackingNumber'>
  /** What is shown; carrier and number unless said. */
  children?: ReactNode
}

/** Who carries something and under which number: a link to the carrier's page about it, where that is known. */
export function CarrierTracking({ of, children = carrierWords(of) }: CarrierTrackingProps) {
  const page = carrierPage(of.shippingCarrier, of.trackingNumber)
  if (page === undefined) return children
  return (
    <TextLink to={page} target="_blank" rel="noreferrer">
      {children}
      <VisuallyHidden>{text.shipments.opensCarrier}</VisuallyHidden>
    </TextLink>
  )
}
