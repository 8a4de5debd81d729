import { ButtonLink } from '@kerf/shared-ui/actions/button-link.tsx'
import { Plus } from 'lucide-react'
import type { ReactElement } from 'react'
import { useIsViewer } from './use-is-viewer.ts'

interface SubmitRfqLinkProps {
  label: string
  variant?: 'primary' | 'secondary'
  icon?: ReactElement
}

/** A link to the form for a new RFQ; nothing for a viewer, who cannot submit one. */
export function SubmitRfqLink({
  label,
  variant = 'primary',
  icon = <Plus size={16} aria-hidden />,
}: SubmitRfqLinkProps) {
  const isViewer = useIsViewer()
  if (isViewer) return null
  return (
    <ButtonLink to="/rfq" variant={variant} icon={icon}>
      {label}
    </ButtonLink>
  )
}
