import { polling } from '@kerf/shared-runtime'
import { useListQualityCharacteristicsQuery } from '@kerf/shared-runtime/endpoints/quality-characteristics'
import { useListQualityCheckFilesQuery } from '@kerf/shared-runtime/endpoints/quality-checks'

/**
 * Whether all that is shown of an order's quality check is known, and with it how high it is.
 * @param isShown whether anything of it is shown at all
 */
export function useIsQualityKnown(orderId: string, isShown = true): boolean {
  const options = { ...polling, skip: !isShown }
  const files = useListQualityCheckFilesQuery({ id: orderId }, options)
  const characteristics = useListQualityCharacteristicsQuery({ id: orderId }, options)
  return !isShown || [files, characteristics].every(({ data, isError }) => data !== undefined || isError)
}
