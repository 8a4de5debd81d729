import { useAddressQuery } from './use-address-query.ts'

/**
 * A dialog whose object is named in the address, so that a link leads into it and the back button out of it.
 * @param name the address's name for the object's id
 */
export function useAddressDialog(name: string) {
  const [address, change] = useAddressQuery()
  const open = (id: string) =>
    change((now) => {
      now.set(name, id)
      return now
    })
  const close = () =>
    change(
      (now) => {
        now.delete(name)
        return now
      },
      { replace: true },
    )
  return { id: address.get(name), open, close }
}
