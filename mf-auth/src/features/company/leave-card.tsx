import type { CompanyMember } from '@kerf/shared-contracts/contracts/company-members'
import type { CompanyReference } from '@kerf/shared-contracts/contracts/users'
import { toast } from '@kerf/shared-runtime'
import { useRemoveMemberMutation } from '@kerf/shared-runtime/endpoints/company-members'
import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { Card } from '@kerf/shared-ui/content/card.tsx'
import { Muted, Stack } from '@kerf/shared-ui/content/layout.tsx'
import { ConfirmDialog } from '@kerf/shared-ui/dialogs/confirm-dialog.tsx'
import { useState } from 'react'
import { tellFailure } from '../shared/failure.ts'
import { isLastOwner } from './last-owner.ts'
import { text } from './text.ts'
import type { MakeOwnChange } from './use-own-change.ts'

const words = text.leaving

interface LeaveCardProps {
  company: CompanyReference
  members: readonly CompanyMember[]
  makeOwnChange: MakeOwnChange
}

/** Lets the user leave the company. */
export function LeaveCard({ company, members, makeOwnChange }: LeaveCardProps) {
  const [leave, { isLoading }] = useRemoveMemberMutation()
  const [isAsking, setAsking] = useState(false)
  const self = members.find(({ isSelf }) => isSelf)
  if (!self) return null
  const isAlone = members.length === 1
  const isNeeded = !isAlone && isLastOwner(self, members)

  async function confirm({ id }: CompanyMember) {
    const { error } = await leave({ id })
    setAsking(false)
    if (error) tellFailure(words.failed, error, words.failedText)
    else toast.success(words.done(company.name))
  }
  return (
    <Card title={words.title}>
      <Stack $gap={12}>
        <Muted>{isNeeded ? words.lastOwner : words.text}</Muted>
        <div>
          <Button onClick={() => setAsking(true)} disabledReason={isNeeded ? words.lastOwner : undefined}>
            {words.title}
          </Button>
        </div>
      </Stack>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={words.ask(company.name)}
        confirmLabel={words.title}
        onConfirm={() => void makeOwnChange('membership', () => confirm(self))}
        loading={isLoading}
        danger
      >
        {isAlone ? words.askTextAlone(company.name) : words.askText(company.name)}
      </ConfirmDialog>
    </Card>
  )
}
