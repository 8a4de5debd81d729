import type { Destination, PostalAddress } from '@kerf/shared-contracts/contracts/company-addresses'
import { useListCompanyAddressesQuery } from '@kerf/shared-runtime/endpoints/company-addresses'
import { useGetQuoteQuery } from '@kerf/shared-runtime/endpoints/quotes'
import { CardGrid } from '@kerf/shared-ui/content/card-grid.tsx'
import { Muted, Stack } from '@kerf/shared-ui/content/layout.tsx'
import { Skeleton } from '@kerf/shared-ui/feedback/skeleton.tsx'
import { Select } from '@kerf/shared-ui/forms/choices/select.tsx'
import { Field } from '@kerf/shared-ui/forms/field.tsx'
import { text } from '../text.ts'
import { type DestinationValues, destinationBody, destinationOptions } from './destination.ts'

const words = text.destination

/** What can be confirmed with a purchase order: where the request goes, and the addresses that are kept. */
interface Destinations {
  requested: Destination | undefined
  offered: readonly PostalAddress[]
  hasFailed: boolean
  isLoading: boolean
}

/**
 * Asks for the addresses of a quote's request, and for those that can be chosen instead.
 * @param isNeeded whether a purchase order may be sent; nothing is asked for until then
 */
export function useDestinations(quoteId: string, isNeeded = true) {
  const quote = useGetQuoteQuery({ id: quoteId }, { skip: !isNeeded })
  const { data: offered = [], isLoading, isError } = useListCompanyAddressesQuery(undefined, { skip: !isNeeded })
  const requested = quote.currentData?.rfq
  return {
    requested,
    offered,
    hasFailed: isError || quote.isError,
    isLoading: isLoading || quote.isLoading,
    /** The field of the call; none while the request is unknown, whose addresses then apply. */
    bodyOf: (values: DestinationValues) =>
      requested === undefined ? {} : { destination: destinationBody(values, requested, offered) },
  }
}

interface DestinationFieldsProps {
  destinations: Destinations
  values: DestinationValues
  onChange: (field: keyof DestinationValues, value: string) => void
}

/** Where goods and invoice go: as in the request, unless another kept address is chosen. */
export function DestinationFields({ destinations, values, onChange }: DestinationFieldsProps) {
  const { requested, offered, hasFailed, isLoading } = destinations
  if (isLoading) return <Skeleton height="64px" />
  if (hasFailed || requested === undefined) return <Muted>{words.failed}</Muted>
  const { shipTo, billTo } = requested
  // Then everything goes to the usual address, and there is nothing to choose.
  if (!shipTo && !billTo && offered.length === 0) return null
  const fields = [
    { field: 'shipTo', label: words.shipTo, place: shipTo ?? null },
    { field: 'billTo', label: words.billTo, place: billTo ?? null },
  ] as const
  return (
    <Stack $gap={8}>
      <CardGrid $min={220}>
        {fields.map(({ field, label, place }) => (
          <Field key={field} label={label}>
            <Select
              name={field}
              value={values[field]}
              onChange={({ target }) => onChange(field, target.value)}
              options={destinationOptions(place, offered)}
            />
          </Field>
        ))}
      </CardGrid>
      <Muted>{words.hint}</Muted>
    </Stack>
  )
}
