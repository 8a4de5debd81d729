import type { KeptAddress } from '@kerf/shared-contracts/contracts/company-addresses'
import { postalLines } from '@kerf/shared-contracts/rules/postal-address'
import { isApiError, toast } from '@kerf/shared-runtime'
import { Stack } from '@kerf/shared-ui/content/layout.tsx'
import { ConfirmDialog } from '@kerf/shared-ui/dialogs/confirm-dialog.tsx'
import { isolatedList } from '@kerf/shared-ui/words/isolated.tsx'
import { useState } from 'react'
import { failureWords } from '../forms/failure-words.ts'
import type { AddressCalls, EditableAddress } from './address-calls.ts'
import { text } from './text.ts'

const words = text.question

interface RemoveAddressProps {
  address: EditableAddress
  calls: AddressCalls
  onRemoved?: ((address: KeptAddress) => void) | undefined
  onClose: () => void
}

/** Asks before an address is removed. A colleague may have done so meanwhile, which is as well. */
export function RemoveAddress({ address, calls, onRemoved, onClose }: RemoveAddressProps) {
  const [isSending, setSending] = useState(false)
  const onConfirm = async () => {
    setSending(true)
    const { error } = await calls.remove(address)
    setSending(false)
    const isGone = isApiError(error) && error.code === 'company.address_not_found'
    if (error && !isGone) return toast.error(words.failed, failureWords(error, words.failedText))
    toast.success(words.done, isGone ? words.gone : undefined)
    onRemoved?.(address)
    onClose()
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={words.title}
      confirmLabel={words.confirm}
      onConfirm={() => void onConfirm()}
      loading={isSending}
      danger
    >
      <Stack $gap={8}>
        <p>{isolatedList([address.name, ...postalLines(address)])}</p>
        <p>{words.text}</p>
      </Stack>
    </ConfirmDialog>
  )
}
