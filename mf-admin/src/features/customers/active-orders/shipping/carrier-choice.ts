import { carriers } from '@kerf/shared-contracts/rules/catalog'
import { z } from 'zod'
import { text } from '../text.ts'

/** The choice that asks for a name. */
export const customCarrier = 'custom'

/** A carrier as form values: none (''), a known one, or `custom` with a name beside it. */
export interface CarrierChoice {
  carrier: string
  carrierName: string
}

/** A stored carrier as a choice. */
export function choiceOf(stored: string | null): CarrierChoice {
  if (stored === null || stored === '') return { carrier: '', carrierName: '' }
  return carriers.includes(stored)
    ? { carrier: stored, carrierName: '' }
    : { carrier: customCarrier, carrierName: stored }
}

/** What a choice stores; null for none. */
export function carrierOf({ carrier, carrierName }: CarrierChoice): string | null {
  return (carrier === customCarrier ? carrierName.trim() : carrier) || null
}

/** The form fields for a carrier. */
export const carrierFields = { carrier: z.string(), carrierName: z.string().trim().max(80) }

/** A custom carrier needs a name. */
export function namesCarrier({ carrier, carrierName }: CarrierChoice): boolean {
  return carrier !== customCarrier || carrierName !== ''
}

/** For `refine` with {@link namesCarrier}. */
export const carrierNameMissing = { path: ['carrierName'], message: text.carrier.customMissing }
