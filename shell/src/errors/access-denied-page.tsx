import { toast } from '@kerf/shared-runtime'
import { ButtonLink } from '@kerf/shared-ui/actions/button-link.tsx'
import { EmptyState } from '@kerf/shared-ui/feedback/empty-state.tsx'
import { Lock } from 'lucide-react'
import { useEffect } from 'react'
import { useArrival } from '../app/pages/use-arrival.ts'
import { text } from '../text.ts'

interface AccessDeniedPageProps {
  /** The actor's start page. */
  home: string
  adminsOnly: boolean
  /** The page's own text about who may open it. */
  words?: string | undefined
}

/** Shown at an address that the user may not open (docs/product/access.md, 'Access denied'). */
export function AccessDeniedPage({ home, adminsOnly, words }: AccessDeniedPageProps) {
  useArrival()
  useEffect(() => {
    if (adminsOnly) toast.error(text.accessDenied.adminsOnly)
  }, [adminsOnly])
  const { title, text: explanation, home: label } = text.accessDenied
  const action = <ButtonLink to={home}>{label}</ButtonLink>
  return (
    <EmptyState headingLevel={1} icon={<Lock size={22} />} title={title} text={words ?? explanation} action={action} />
  )
}
