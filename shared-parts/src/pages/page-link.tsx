import { ButtonLink } from '@kerf/shared-ui/actions/button-link.tsx'
import { Maximize2 } from 'lucide-react'
import { text } from './text.ts'

/** The way from a quick look at something, a dialog or a row, to the page of its own. */
export function PageLink({ to }: { to: string }) {
  return (
    <ButtonLink to={to} icon={<Maximize2 size={16} aria-hidden />}>
      {text.open}
    </ButtonLink>
  )
}
