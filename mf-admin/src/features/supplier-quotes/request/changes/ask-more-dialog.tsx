import { failureWords } from '@kerf/shared-parts/forms/failure-words.ts'
import { useSettled } from '@kerf/shared-parts/forms/use-settled.ts'
import { toast } from '@kerf/shared-runtime'
import { useAskMoreSuppliersMutation } from '@kerf/shared-runtime/endpoints/supplier-requests'
import { useListSuppliersQuery } from '@kerf/shared-runtime/endpoints/suppliers'
import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { Stack } from '@kerf/shared-ui/content/layout.tsx'
import { ConfirmDialog } from '@kerf/shared-ui/dialogs/confirm-dialog.tsx'
import { Combobox } from '@kerf/shared-ui/forms/choices/combobox.tsx'
import { Field } from '@kerf/shared-ui/forms/field.tsx'
import { ListRow, Rows, Spread } from '@kerf/shared-ui/tables/list-rows.tsx'
import { useState } from 'react'
import { text as shared } from '../../../shared/text.ts'
import type { RequestDetails } from '../request-details.ts'
import { text } from '../text.ts'

const words = text.askMore

interface Picked {
  id: string
  name: string
}

/** Finds suppliers who were not asked yet by what is typed of them. */
function SupplierPicker({ without, onPick }: { without: readonly string[]; onPick: (supplier: Picked) => void }) {
  const [typed, setTyped] = useState('')
  const q = useSettled(typed.trim(), 250) || undefined
  const { currentData, data, isFetching } = useListSuppliersQuery({ q, status: 'active', sort: 'name', limit: 50 })
  const found = (currentData ?? data)?.items ?? []
  const offered = found.filter(({ id }) => !without.includes(id))
  return (
    <Combobox
      value=""
      onValueChange={(id) => {
        const supplier = offered.find((one) => one.id === id)
        setTyped('')
        if (supplier) onPick({ id, name: supplier.companyName ?? supplier.name })
      }}
      onQueryChange={setTyped}
      options={offered.map(({ id, name, companyName, supplierNumber }) => ({
        ...{ value: id, label: companyName ?? name, hint: supplierNumber ?? '' },
      }))}
      loading={isFetching}
      placeholder={words.placeholder}
      emptyText={words.none}
    />
  )
}

/** Sends a request to suppliers who do not have it yet. */
export function AskMoreDialog({ request, onClose }: { request: RequestDetails; onClose: () => void }) {
  const [picked, setPicked] = useState<readonly Picked[]>([])
  const [askMore, { isLoading }] = useAskMoreSuppliersMutation()
  const asked = request.assignedSuppliers.map(({ id }) => id)
  const send = async () => {
    const { error } = await askMore({ id: request.id, body: { supplierIds: picked.map(({ id }) => id) } })
    if (error) return toast.error(words.failed, failureWords(error, shared.tryAgain))
    toast.success(words.done(picked.length))
    onClose()
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={words.title}
      confirmLabel={words.submit(picked.length)}
      onConfirm={() => void send()}
      loading={isLoading}
      disabledReason={picked.length === 0 ? words.nobody : undefined}
    >
      <Stack $gap={16}>
        <p>{words.text}</p>
        <Field label={words.label}>
          <SupplierPicker
            without={[...asked, ...picked.map(({ id }) => id)]}
            onPick={(supplier) => setPicked((before) => [...before, supplier])}
          />
        </Field>
        <Rows aria-label={words.list}>
          {picked.map(({ id, name }) => (
            <ListRow key={id}>
              <Spread>
                <span>{name}</span>
                <Button
                  size="small"
                  aria-label={words.removeNamed(name)}
                  onClick={() => setPicked((before) => before.filter((one) => one.id !== id))}
                >
                  {words.remove}
                </Button>
              </Spread>
            </ListRow>
          ))}
        </Rows>
      </Stack>
    </ConfirmDialog>
  )
}
