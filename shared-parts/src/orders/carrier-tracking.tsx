import type { Shipment } from '@kerf/shared-contracts/contracts/shipments'
import { carrierPage } from '@kerf/shared-contracts/rules/carrier-pages'
import { TextLink } from '@kerf/shared-ui/actions/text-link.tsx'
import { VisuallyHidden } from '@kerf/shared-ui/content/visually-hidden.tsx'
import type { ReactNode } from 'react'
import { text } from './text.ts'
import { carrierWords } from './words.ts'

interface CarrierTrackingProps {
  of: Pick<Shipment, 'shippingCarrier' | 'trackingNumber'>
  /** The link's text; carrier and number by default. */
  children?: ReactNode
}

/** The carrier and tracking number, linked to the carrier's tracking page if known. */
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
