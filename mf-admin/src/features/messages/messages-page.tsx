import type { Conversation } from '@kerf/shared-contracts/contracts/messages'
import { targetIn } from '@kerf/shared-parts/messages/conversations.ts'
import { ConversationsPage } from '@kerf/shared-parts/messages/conversations-page.tsx'
import { useGetCurrentUserQuery } from '@kerf/shared-runtime/endpoints/auth'
import { ButtonLink } from '@kerf/shared-ui/actions/button-link.tsx'
import { Muted } from '@kerf/shared-ui/content/layout.tsx'
import { useAddressQuery } from '@kerf/shared-ui/tables/use-address-query.ts'
import { PersonField } from '../shared/person-field.tsx'
import { rowHead, threadHead } from './conversation-heads.tsx'
import { text } from './text.ts'
import { useNamed } from './use-named.ts'

/** Whether nobody is left on the other side: colleagues keep access to what belongs to their company. */
function isLeft(conversation: Conversation | undefined): boolean {
  return conversation !== undefined && conversation.customer.id === null && conversation.companyId === null
}

/** All conversations with customers and suppliers; the admins share them. */
export function MessagesPage() {
  const [address] = useAddressQuery()
  const target = targetIn(address)
  const named = useNamed(target)
  const { data: reader } = useGetCurrentUserQuery()
  return (
    <ConversationsPage
      words={text}
      isProvider
      personField={(person, onPerson) => (
        <PersonField
          hideLabel
          admins={false}
          label={text.person.label}
          placeholder={text.person.placeholder}
          person={person}
          onPerson={onPerson}
        />
      )}
      rowHeadOf={(conversation) => rowHead(conversation, reader?.id)}
      begin={<ButtonLink to="/admin/accounts">{text.viewAccounts}</ButtonLink>}
      thread={{
        ...(named.asked && { named: named.asked }),
        headOf: (subject) => threadHead(subject, named, reader),
        noWriting: ({ conversation }) => isLeft(conversation) && <Muted>{text.deleted}</Muted>,
      }}
    />
  )
}
