import { focusRing } from '@kerf/shared-ui/theme/mixins.ts'
import { color } from '@kerf/shared-ui/theme/tokens.ts'
import { styled } from 'styled-components'

const Link = styled.a`
  color: ${color.link};
  ${focusRing}
`

/** An email address as a mailto link. */
export function MailLink({ address }: { address: string }) {
  return <Link href={`mailto:${address}`}>{address}</Link>
}
