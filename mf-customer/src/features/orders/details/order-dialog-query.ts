import { polling, saysNotFound } from '@kerf/shared-runtime'
import { useGetOrderQuery } from '@kerf/shared-runtime/endpoints/orders'

/** One order, kept up to date while its dialog is open. */
export function useDialogOrder(orderId: string) {
  const { data: order, error, isFetching, refetch } = useGetOrderQuery({ id: orderId }, polling)
  return {
    order,
    failed: error !== undefined && order === undefined,
    error,
    /** There is no such order, or not for this user: asking again finds none. */
    missing: saysNotFound(error),
    retrying: isFetching,
    retry: () => void refetch(),
  }
}
