import type { SupplierDetails } from '@kerf/shared-contracts/contracts/suppliers'
import { failureWords, isStale } from '@kerf/shared-parts/forms/failure-words.ts'
import { toast } from '@kerf/shared-runtime'
import { useVerifySupplierMutation } from '@kerf/shared-runtime/endpoints/suppliers'
import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { ConfirmDialog } from '@kerf/shared-ui/dialogs/confirm-dialog.tsx'
import { BadgeCheck, BadgeX } from 'lucide-react'
import { useState } from 'react'
import { text as shared } from '../shared/text.ts'
import { text } from './text.ts'

const words = text.verification

/** Marks a supplier as verified, or withdraws that, after a confirmation. */
export function Verification({ supplier }: { supplier: SupplierDetails }) {
  const [asking, setAsking] = useState(false)
  const [verify, { isLoading }] = useVerifySupplierMutation()
  const { id, companyName, isVerified } = supplier
  const name = companyName ?? supplier.name
  const set = async (next: boolean) => {
    const { error } = await verify({ id, body: { isVerified: next, basedOn: { isVerified: !next } } })
    if (!error || isStale(error)) setAsking(false)
    if (error) return toast.error(words.failed, failureWords(error, shared.tryAgain))
    if (next) toast.success(words.verified, words.verifiedText(name))
    else toast.success(words.withdrawn, words.withdrawnText(name))
  }
  if (!isVerified) {
    return (
      <Button
        variant="primary"
        icon={<BadgeCheck size={16} aria-hidden />}
        loading={isLoading}
        onClick={() => set(true)}
      >
        {words.verify}
      </Button>
    )
  }
  return (
    <>
      <Button icon={<BadgeX size={16} aria-hidden />} onClick={() => setAsking(true)}>
        {words.withdraw}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={words.title(name)}
        confirmLabel={words.withdraw}
        onConfirm={() => set(false)}
        loading={isLoading}
      >
        {words.body}
      </ConfirmDialog>
    </>
  )
}
