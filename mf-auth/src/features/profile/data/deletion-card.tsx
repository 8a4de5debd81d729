import { isApiError } from '@kerf/shared-runtime'
import { usePreviewOwnDeletionQuery } from '@kerf/shared-runtime/endpoints/account-deletion'
import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { Card } from '@kerf/shared-ui/content/card.tsx'
import { Cluster, Stack } from '@kerf/shared-ui/content/layout.tsx'
import { Notice } from '@kerf/shared-ui/feedback/notice.tsx'
import { color } from '@kerf/shared-ui/theme/tokens.ts'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { LoadingOrFailed } from '../tab-states.tsx'
import { DeletionDialog } from './deletion-dialog.tsx'
import { text } from './text.ts'

const words = text.deletion

const DangerCard = styled(Card)`
  border-color: ${color.danger};
`

/** Account deletion; the last admin is told why it is not possible. */
export function DeletionCard() {
  // Requests and orders change elsewhere too, and the user decides by these numbers.
  const query = usePreviewOwnDeletionQuery(undefined, { refetchOnMountOrArgChange: true })
  const [isAsking, setAsking] = useState(false)
  const { data: preview, error } = query
  const refusal = isApiError(error) && error.code === 'user.last_admin' ? error.message : undefined
  return (
    <DangerCard title={words.title}>
      <Stack>
        <p>{words.explanation}</p>
        {refusal && <Notice tone="yellow">{refusal}</Notice>}
        {!refusal && !preview && <LoadingOrFailed what={words.what} query={query} lines={1} />}
        {!refusal && preview && (
          <Cluster>
            <Button variant="danger" icon={<Trash2 size={16} aria-hidden />} onClick={() => setAsking(true)}>
              {words.button}
            </Button>
          </Cluster>
        )}
      </Stack>
      {isAsking && preview && <DeletionDialog preview={preview} onClose={() => setAsking(false)} />}
    </DangerCard>
  )
}
