import { ButtonLink } from '@kerf/shared-ui/actions/button-link.tsx'
import { Card } from '@kerf/shared-ui/content/card.tsx'
import { EmptyState } from '@kerf/shared-ui/feedback/empty-state.tsx'
import { Eye, Users } from 'lucide-react'
import { text } from './text.ts'

const words = text.viewer

/** Replaces the form for viewers of a company, who may not submit one. */
export function ViewerNotice({ company = words.company }: { company?: string | undefined }) {
  return (
    <Card>
      <EmptyState
        icon={<Eye size={22} />}
        title={words.title}
        text={words.text(company)}
        action={
          <>
            <ButtonLink to="/rfqs">{words.rfqs}</ButtonLink>
            <ButtonLink to="/profile?tab=company" variant="primary" icon={<Users size={16} aria-hidden />}>
              {words.people}
            </ButtonLink>
          </>
        }
      />
    </Card>
  )
}
