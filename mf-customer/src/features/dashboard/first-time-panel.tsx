import { ButtonLink } from '@kerf/shared-ui/actions/button-link.tsx'
import { Card } from '@kerf/shared-ui/content/card.tsx'
import { Cluster, Stack } from '@kerf/shared-ui/content/layout.tsx'
import { FileUp } from 'lucide-react'
import { styled } from 'styled-components'
import { SubmitRfqLink } from '../shared/submit-rfq-link.tsx'
import { useIsViewer } from '../shared/use-is-viewer.ts'
import { FirstSteps } from './first-steps.tsx'
import { text } from './text.ts'

const Words = styled.p`
  max-width: 68ch;
`

/** Shown to a customer who has nothing here yet. */
export function FirstTimePanel() {
  const words = text.firstTime
  const isViewer = useIsViewer()
  return (
    <Card title={words.title}>
      <Stack $gap={16}>
        <Words>{isViewer ? words.viewerText : words.text}</Words>
        {!isViewer && <FirstSteps />}
        <Cluster>
          <SubmitRfqLink label={words.submit} icon={<FileUp size={16} aria-hidden />} />
          <ButtonLink to="/rfqs-page">{words.learn}</ButtonLink>
        </Cluster>
      </Stack>
    </Card>
  )
}
