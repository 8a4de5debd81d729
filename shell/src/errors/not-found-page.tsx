import { ButtonLink } from '@kerf/shared-ui/button-link'
import { EmptyState } from '@kerf/shared-ui/empty-state'
import { text } from '../text.ts'

interface NotFoundPageProps {
  /** Where this viewer starts. */
  home: string
}

export function NotFoundPage({ home }: NotFoundPageProps) {
  const { title, text: explanation, home: label } = text.notFound
  const action = <ButtonLink to={home}>{label}</ButtonLink>
  return <EmptyState headingLevel={1} title={title} text={explanation} action={action} />
}
