import { displayIdentifier } from '@kerf/shared-contracts/rules/display-identifier'
import { nextOfRfq } from '@kerf/shared-contracts/rules/next-step'
import { rfqStatusLabel } from '@kerf/shared-contracts/rules/rfq-lifecycle'
import { ThingPage } from '@kerf/shared-parts/pages/thing-page.tsx'
import { StatusBadge } from '@kerf/shared-parts/statuses/status-badge.tsx'
import { polling } from '@kerf/shared-runtime'
import { useGetRfqQuery } from '@kerf/shared-runtime/endpoints/rfqs'
import { Card } from '@kerf/shared-ui/content/card.tsx'
import { SkeletonText } from '@kerf/shared-ui/feedback/skeleton.tsx'
import { FileX } from 'lucide-react'
import { useParams } from 'react-router-dom'
import { OwnNextStep } from '../../shared/your-turn.tsx'
import { RfqDetails } from '../details/rfq-details.tsx'
import { RfqLinks } from '../details/rfq-links.tsx'
import { text } from '../details/text.ts'

const words = {
  ...text.page,
  failed: text.loadFailed,
  missing: text.missing,
  missingText: text.missingText,
}

function OneRfq({ id }: { id: string }) {
  const asked = useGetRfqQuery({ id }, polling)
  return (
    <ThingPage
      asked={asked}
      words={words}
      back={{ to: '/rfqs', label: words.back }}
      icon={<FileX size={22} />}
      title={(rfq) => text.title(displayIdentifier(rfq))}
      description={(rfq) => <bdi>{rfq.projectName}</bdi>}
      badge={(rfq) => <StatusBadge status={rfq.status} label={rfqStatusLabel(rfq.status)} />}
      actions={(rfq) => <RfqLinks rfq={rfq} />}
      next={(rfq) => <OwnNextStep next={nextOfRfq(rfq)} rfq={rfq} />}
      skeleton={
        <Card title={words.details}>
          <SkeletonText lines={8} />
        </Card>
      }
    >
      {(rfq) => (
        <Card title={words.details}>
          <RfqDetails rfq={rfq} />
        </Card>
      )}
    </ThingPage>
  )
}

/** `/rfqs/{id}`: one request, with its quote and order. */
export function RfqPage() {
  const { id = '' } = useParams()
  return <OneRfq key={id} id={id} />
}
