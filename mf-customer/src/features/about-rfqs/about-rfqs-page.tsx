import { ButtonLink } from '@kerf/shared-ui/button-link'
import { Card } from '@kerf/shared-ui/card'
import { Stack } from '@kerf/shared-ui/layout'
import { PageHeader } from '@kerf/shared-ui/page-header'
import { color, fontSize, fontWeight, radius, space } from '@kerf/shared-ui/theme/tokens'
import { styled } from 'styled-components'
import { SubmitRfqLink } from '../shared/submit-rfq-link.tsx'
import { text } from './text.ts'

const Steps = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(200px, 100%), 1fr));
  gap: ${space[24]};
  counter-reset: step;
`

const Step = styled.li`
  counter-increment: step;

  &::before {
    content: counter(step);
    display: grid;
    place-items: center;
    width: 28px;
    height: 28px;
    margin-bottom: ${space[8]};
    border-radius: ${radius.round};
    background: ${color.accentSoft};
    color: ${color.accentText};
    font-size: ${fontSize[13]};
    font-weight: ${fontWeight.semibold};
  }
  h3 {
    font-size: ${fontSize[14]};
    font-weight: ${fontWeight.semibold};
  }
  p {
    color: ${color.textMuted};
  }
`

const Advice = styled.ul`
  display: grid;
  gap: ${space[8]};
  max-width: 72ch;
  padding-left: 20px;
  list-style: disc;
`

/** 'Learn About RFQs': what happens to a request, and what makes a good one. */
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
          <Steps>
            {text.steps.map((step) => (
              <Step key={step.title}>
                <h3>{step.title}</h3>
                <p>{step.text}</p>
              </Step>
            ))}
          </Steps>
        </Card>
        <Card title={text.filesTitle}>
          <Advice>
            {text.files.map((advice) => (
              <li key={advice}>{advice}</li>
            ))}
          </Advice>
        </Card>
      </Stack>
    </>
  )
}
