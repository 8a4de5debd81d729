import { toldParameter } from '@kerf/shared-contracts/rules/addresses'
import { useReadNotificationMutation } from '@kerf/shared-runtime/endpoints/notifications'
import { useAddressQuery } from '@kerf/shared-ui/tables/use-address-query.ts'
import { useEffect, useEffectEvent } from 'react'

/** Marks a notification as read whose mail led to this page, and leaves its id out of the address. */
export function useTold(): void {
  const [address, change] = useAddressQuery()
  const [read] = useReadNotificationMutation()
  const told = address.get(toldParameter)
  const mark = useEffectEvent((id: string) => {
    // One of somebody else, as in a mail that was passed on, or one that is gone: nothing to mark.
    void read({ id })
    change(
      (now) => {
        const next = new URLSearchParams(now)
        next.delete(toldParameter)
        return next
      },
      { replace: true },
    )
  })
  useEffect(() => {
    if (told) mark(told)
  }, [told])
}
