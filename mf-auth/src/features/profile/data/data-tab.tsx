import { ButtonLink } from '@kerf/shared-ui/actions/button-link.tsx'
import { Card } from '@kerf/shared-ui/content/card.tsx'
import { Cluster, Stack } from '@kerf/shared-ui/content/layout.tsx'
import { Halves } from '@kerf/shared-ui/content/stat-grid.tsx'
import { Download } from 'lucide-react'
import { DeletionCard } from './deletion-card.tsx'
import { text } from './text.ts'

const words = text.download

/** The user's data: download it, or delete it with the account. */
export function DataTab() {
  return (
    <Halves>
      <Card title={words.title}>
        <Stack>
          <p>{words.explanation}</p>
          <Cluster>
            {/* A link, so that the browser streams it to disk; it may be large. */}
            <ButtonLink to="/api/profile/data" reloadDocument download icon={<Download size={16} aria-hidden />}>
              {words.button}
            </ButtonLink>
          </Cluster>
        </Stack>
      </Card>
      <DeletionCard />
    </Halves>
  )
}
