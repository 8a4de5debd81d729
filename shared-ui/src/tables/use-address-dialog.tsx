import { useAddressQuery } from './use-address-query.ts'

/**
 * A dialog whose object is named in the address, so that a link opens it and the back button closes it.
 * @param name parameter that holds the object's id
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
