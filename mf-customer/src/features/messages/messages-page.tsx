import { MessagesWithProvider } from '@kerf/shared-parts/messages/messages-with-provider.tsx'
import { useFormerMembership, useMayAct } from '../shared/use-may-act.ts'
import { ViewingOnly } from '../shared/viewing-only.tsx'
import { subjectLinks } from './subject-links.ts'
import { text } from './text.ts'

/** The customer's conversations with the provider: one about each request, quote and order, and a general one. */
export function MessagesPage() {
  const mayAct = useMayAct()
  const isFormerMember = useFormerMembership()
  return (
    <MessagesWithProvider
      words={text}
      linksOf={subjectLinks}
      isFormerMember={isFormerMember}
      noWriting={({ kind, companyId = null }) =>
        kind !== 'general' && !mayAct({ companyId }) && <ViewingOnly rfq={{ companyId }} act={text.viewing} />
      }
    />
  )
}
