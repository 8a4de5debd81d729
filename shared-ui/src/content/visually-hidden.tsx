import { styled } from 'styled-components'
import { visuallyHidden } from '../theme/mixins.ts'

/** Text that only assistive technology meets. */
export const VisuallyHidden = styled.span`
  ${visuallyHidden}
`
