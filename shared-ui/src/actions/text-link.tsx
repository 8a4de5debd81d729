import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { focusRing } from '../theme/mixins.ts'
import { color, fontWeight } from '../theme/tokens.ts'

/** A link inside text or beside it. Takes the props of react-router's Link. */
export const TextLink = styled(Link)`
  color: ${color.link};
  font-weight: ${fontWeight.medium};
  text-decoration: underline;
  text-decoration-color: color-mix(in srgb, currentColor 35%, transparent);
  text-underline-offset: 3px;
  border-radius: 2px;

  &:hover {
    text-decoration-color: currentColor;
  }
  ${focusRing}
`
