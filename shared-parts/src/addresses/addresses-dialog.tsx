import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { Dialog } from '@kerf/shared-ui/dialogs/dialog.tsx'
import { RowsSkeleton } from '@kerf/shared-ui/tables/list-rows.tsx'
import { ListFailure } from '@kerf/shared-ui/tables/list-states.tsx'
import { KeptAddresses, type KeptAddressesProps } from './kept-addresses.tsx'
import { text } from './text.ts'

interface AddressesDialogProps extends Omit<KeptAddressesProps, 'addresses'> {
  title: string
  description: string
  query: Pick<AddressQuery, 'data' | 'isError' | 'isFetching' | 'refetch'>
  onClose: () => void
}

/** What a call for addresses has come to. */
export interface AddressQuery {
  data?: KeptAddressesProps['addresses'] | undefined
  isError: boolean
  isFetching: boolean
  refetch: () => unknown
}

/** The addresses that a company keeps, in a window. */
export function AddressesDialog({ title, description, query, onClose, ...list }: AddressesDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="medium"
      title={title}
      description={description}
      footer={<Button onClick={onClose}>{text.dialog.close}</Button>}
    >
      <AddressList {...list} query={query} />
    </Dialog>
  )
}

/** The addresses once they are loaded. */
export function AddressList({ query, ...list }: Omit<KeptAddressesProps, 'addresses'> & { query: AddressQuery }) {
  if (query.data) return <KeptAddresses {...list} addresses={query.data} />
  if (!query.isError) return <RowsSkeleton rows={3} />
  const retry = { retry: () => void query.refetch(), retrying: query.isFetching }
  return <ListFailure list={retry} noun={text.list.noun} />
}
