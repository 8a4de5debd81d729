import { rfqStatusLabel } from '@kerf/shared-contracts/rules/rfq-lifecycle'
import { StatusBadge } from '@kerf/shared-parts/statuses/status-badge.tsx'
import { ButtonLink } from '@kerf/shared-ui/actions/button-link.tsx'
import { Card } from '@kerf/shared-ui/content/card.tsx'
import { CardGrid } from '@kerf/shared-ui/content/card-grid.tsx'
import { Stack } from '@kerf/shared-ui/content/layout.tsx'
import { PageHeader } from '@kerf/shared-ui/frames/page-header.tsx'
import { color, space } from '@kerf/shared-ui/theme/tokens.ts'
import { styled } from 'styled-components'
import { SubmitRfqLink } from '../shared/submit-rfq-link.tsx'
import { NextSteps } from './next-steps.tsx'
import { text } from './text.ts'

/* Cards in a row have equal heights. */
const Topics = styled(CardGrid)`
  align-items: stretch;
`

const Points = styled.ul`
  display: grid;
  gap: ${space[8]};
  max-width: 68ch;
  padding-inline-start: 18px;
  list-style: disc;

  li::marker {
    color: ${color.accent};
  }
`

const Statuses = styled.dl`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  align-items: start;
  gap: ${space[12]} ${space[16]};
  margin: 0;

  dd {
    margin: 0;
  }
`

/** 'Learn About RFQs': what happens to a request, what to send, and answers to common questions. */
export function AboutRfqsPage() {
  return (
    <>
      <PageHeader
        title={text.title}
        description={text.description}
        back={{ to: '/', label: text.back }}
        actions={
          <>
            <ButtonLink to="/rfqs">{text.mine}</ButtonLink>
            <SubmitRfqLink label={text.submit} />
          </>
        }
      />
      <Stack $gap={16}>
        <Card title={text.stepsTitle}>
          <NextSteps />
        </Card>
        <Topics $min={400}>
          {text.topics.map(({ title, points }) => (
            <Card key={title} title={title}>
              <Points>
                {points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </Points>
            </Card>
          ))}
          <Card title={text.statusTitle}>
            <Statuses>
              {text.statuses.map(({ status, text: meaning }) => (
                <StatusMeaning key={status} status={status} meaning={meaning} />
              ))}
            </Statuses>
          </Card>
        </Topics>
      </Stack>
    </>
  )
}

function StatusMeaning({ status, meaning }: { status: string; meaning: string }) {
  return (
    <>
      <dt>
        <StatusBadge status={status} label={rfqStatusLabel(status)} />
      </dt>
      <dd>{meaning}</dd>
    </>
  )
}
