import { ButtonLink } from '@kerf/shared-ui/button-link'
import { Card } from '@kerf/shared-ui/card'
import { Cluster, Stack } from '@kerf/shared-ui/layout'
import { FileUp } from 'lucide-react'
import { text } from './text.ts'

/** Meets a customer who has nothing here yet. */
export function FirstTimePanel() {
  const words = text.firstTime
  return (
    <Card title={words.title}>
      <Stack $gap={16}>
        <p>{words.text}</p>
        <Cluster>
          <ButtonLink to="/rfq" variant="primary" icon={<FileUp size={16} aria-hidden />}>
            {words.submit}
          </ButtonLink>
          <ButtonLink to="/rfqs-page">{words.learn}</ButtonLink>
        </Cluster>
      </Stack>
    </Card>
  )
}
