import { Card } from '@kerf/shared-ui/content/card.tsx'
import { Stack } from '@kerf/shared-ui/content/layout.tsx'
import { Skeleton, SkeletonText } from '@kerf/shared-ui/feedback/skeleton.tsx'
import { Spinner } from '@kerf/shared-ui/feedback/spinner.tsx'
import { color } from '@kerf/shared-ui/theme/tokens.ts'
import { keyframes, styled } from 'styled-components'
import { text } from '../../text.ts'
import { BareFrame } from './bare-frame.tsx'

const appear = keyframes`
  from { opacity: 0; }
`

/* Invisible at first, like a skeleton, so that fast loading never flickers. */
const Late = styled.div`
  color: ${color.textMuted};
  animation: ${appear} 1ms linear 150ms backwards;
`

const Title = styled.div`
  display: grid;
  gap: 10px;
  max-width: 480px;
`

/** Shown while the code of a page without frame loads, whose layout is unknown before. */
export function BarePageLoading() {
  return (
    <BareFrame isFullWidth={false}>
      <Late>
        <Spinner size={28} label={text.loading} />
      </Late>
    </BareFrame>
  )
}

/** Shown while the code of a portal's page loads: all of them begin with a title. */
export function PortalPageLoading() {
  return (
    <Late>
      <Stack $gap={24} aria-busy>
        <Title>
          <Skeleton width="55%" height="31px" />
          <Skeleton />
        </Title>
        <Card>
          <SkeletonText lines={8} />
        </Card>
      </Stack>
    </Late>
  )
}
