import { ButtonLink } from '@kerf/shared-ui/actions/button-link.tsx'
import { EmptyState } from '@kerf/shared-ui/feedback/empty-state.tsx'
import { fontSize, fontWeight } from '@kerf/shared-ui/theme/tokens.ts'
import { styled } from 'styled-components'
import { useArrival } from '../app/pages/use-arrival.ts'
import { text } from '../text.ts'

const Code = styled.span`
  font-size: ${fontSize[16]};
  font-weight: ${fontWeight.semibold};
  font-variant-numeric: tabular-nums;
`

interface NotFoundPageProps {
  /** The actor's start page. */
  home: string
}

export function NotFoundPage({ home }: NotFoundPageProps) {
  useArrival()
  const { code, title, text: explanation, home: label } = text.notFound
  const action = <ButtonLink to={home}>{label}</ButtonLink>
  return <EmptyState headingLevel={1} icon={<Code>{code}</Code>} title={title} text={explanation} action={action} />
}
