import type { Conversation } from '@kerf/shared-contracts/contracts/messages'
import { failureWords } from '@kerf/shared-parts/forms/failure-words.ts'
import { toast } from '@kerf/shared-runtime'
import { useListAccountsQuery } from '@kerf/shared-runtime/endpoints/accounts'
import { useAssignConversationMutation } from '@kerf/shared-runtime/endpoints/messages-admin'
import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { Menu, type MenuEntry } from '@kerf/shared-ui/actions/menu.tsx'
import { UserCheck, UserRoundPlus } from 'lucide-react'
import { useState } from 'react'
import { text } from './text.ts'

const words = text.assigning
const nobody = 'nobody'

interface AssigneeMenuProps {
  conversation: Pick<Conversation, 'id' | 'assignee'>
  reader: { id: string; name: string }
}

/** Shows which admin answers a conversation, and assigns it to a colleague or to nobody. */
export function AssigneeMenu({ conversation: { id, assignee }, reader }: AssigneeMenuProps) {
  const [isOpen, setOpen] = useState(false)
  const colleagues = useListAccountsQuery({ role: 'admin', sort: 'name', limit: 200 }, { skip: !isOpen })
  const [assign, { isLoading }] = useAssignConversationMutation()

  const choose = async (value: string) => {
    const assigneeId = value === nobody ? null : value
    const { error } = await assign({ id, body: { assigneeId, basedOn: { assigneeId: assignee?.id ?? null } } })
    if (error) toast.error(words.failed, failureWords(error, words.tryAgain))
  }
  const others = (colleagues.data?.items ?? []).filter((admin) => admin.id !== reader.id)
  const choice: MenuEntry = {
    label: words.choice,
    value: assignee?.id ?? nobody,
    onValueChange: choose,
    options: [
      { value: nobody, label: words.nobody },
      { value: reader.id, label: words.me(reader.name) },
      ...others.map((admin) => ({ value: admin.id, label: admin.name })),
    ],
  }
  const note = colleagues.isError ? words.loadFailed : words.loading
  const isWhole = colleagues.data !== undefined
  const Icon = assignee ? UserCheck : UserRoundPlus
  return (
    <Menu
      label={words.label}
      onOpenChange={setOpen}
      header={isWhole ? undefined : note}
      items={[choice]}
      trigger={
        <Button size="small" icon={<Icon size={16} aria-hidden />} loading={isLoading} aria-label={labelOf(assignee)}>
          {assignee ? nameOf(assignee, reader.id) : words.assign}
        </Button>
      }
    />
  )
}

const nameOf = ({ id, name }: { id: string; name: string }, readerId: string) => (id === readerId ? words.you : name)

const labelOf = (assignee: Conversation['assignee']) => (assignee ? words.assignedTo(assignee.name) : words.assign)
