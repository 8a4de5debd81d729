import type { Rfq } from '@kerf/shared-contracts/contracts/rfqs'
import { adminAddress } from '@kerf/shared-contracts/rules/addresses'
import { displayIdentifier } from '@kerf/shared-contracts/rules/display-identifier'
import { maySendToSuppliers } from '@kerf/shared-contracts/rules/rfq-lifecycle'
import { messageOf } from '@kerf/shared-runtime'
import { useGetRfqQuery } from '@kerf/shared-runtime/endpoints/rfqs'
import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { TextLink } from '@kerf/shared-ui/actions/text-link.tsx'
import { Cluster, Muted } from '@kerf/shared-ui/content/layout.tsx'
import { ErrorState } from '@kerf/shared-ui/feedback/error-state.tsx'
import { Notice } from '@kerf/shared-ui/feedback/notice.tsx'
import { Skeleton } from '@kerf/shared-ui/feedback/skeleton.tsx'
import { Spread } from '@kerf/shared-ui/tables/list-rows.tsx'
import { color, radius, space } from '@kerf/shared-ui/theme/tokens.ts'
import { styled } from 'styled-components'
import { text } from '../text.ts'

const words = text.rfq

const Frame = styled.section`
  margin-bottom: ${space[16]};
`

const About = styled(Spread)`
  padding: ${space[12]} ${space[16]};
  border: 1px solid ${color.border};
  border-radius: ${radius.card};
  background: ${color.surface};
`

/** The RFQ in the address, as far as a request can be made from it. */
export function useRequestedRfq(rfqId: string | null) {
  const { currentData: rfq, error, isFetching, refetch } = useGetRfqQuery({ id: rfqId ?? '' }, { skip: rfqId === null })
  const isDecided = rfq !== undefined && !maySendToSuppliers(rfq.status)
  const failed = error !== undefined && rfq === undefined
  const whyNot = failed ? words.notLoaded : words.loading
  return {
    rfq: rfqId === null || isDecided ? undefined : rfq,
    decided: isDecided ? rfq : undefined,
    error: failed ? error : undefined,
    isFetching,
    refetch,
    /** Why no request can be written yet. */
    reason: rfqId === null || rfq ? undefined : whyNot,
  }
}

function AboutRfq({ rfq, onLeave }: { rfq: Rfq; onLeave: () => void }) {
  return (
    <About>
      <div>
        <TextLink to={adminAddress.rfq(rfq.id)}>{words.about(displayIdentifier(rfq), rfq.projectName)}</TextLink>
        <Muted>{words.aboutText}</Muted>
      </div>
      <Button size="small" onClick={onLeave}>
        {words.leave}
      </Button>
    </About>
  )
}

interface RfqBannerProps {
  requested: ReturnType<typeof useRequestedRfq>
  onLeave: () => void
}

/** Says which RFQ the request is made from, and lets the admin start without it. */
export function RfqBanner({ requested: { rfq, decided, error, isFetching, refetch }, onLeave }: RfqBannerProps) {
  const leave = (
    <Button size="small" onClick={onLeave}>
      {words.leave}
    </Button>
  )
  return (
    <Frame>
      {rfq && <AboutRfq rfq={rfq} onLeave={onLeave} />}
      {decided && (
        <Notice tone="yellow">
          <Cluster $gap={12}>
            <span>{words.decided(displayIdentifier(decided))}</span>
            {leave}
          </Cluster>
        </Notice>
      )}
      {error !== undefined && (
        <>
          <ErrorState title={words.loadFailed} text={messageOf(error, '')} onRetry={refetch} retrying={isFetching} />
          {leave}
        </>
      )}
      {!rfq && !decided && error === undefined && <Skeleton height="64px" radius="10px" />}
    </Frame>
  )
}
