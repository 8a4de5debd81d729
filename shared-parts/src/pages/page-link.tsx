import { ButtonLink } from '@kerf/shared-ui/actions/button-link.tsx'
import { Maximize2 } from 'lucide-react'
import { text } from './text.ts'

/** A link from a quick look at something, in a dialog or a row, to its own page. */
export function PageLink({ to }: { to: string }) {
  return (
    <ButtonLink to={to} icon={<Maximize2 size={16} aria-hidden />}>
      {text.open}
    </ButtonLink>
  )
}
