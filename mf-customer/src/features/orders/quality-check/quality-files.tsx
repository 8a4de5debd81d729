import type { Order } from '@kerf/shared-contracts/contracts/orders'
import type { QualityCheckFile } from '@kerf/shared-contracts/contracts/quality-checks'
import { polling } from '@kerf/shared-runtime'
import { useListQualityCheckFilesQuery } from '@kerf/shared-runtime/endpoints/quality-checks'
import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { Muted, Stack } from '@kerf/shared-ui/content/layout.tsx'
import { ErrorState } from '@kerf/shared-ui/feedback/error-state.tsx'
import { LoadingBlock } from '@kerf/shared-ui/feedback/skeleton.tsx'
import { space } from '@kerf/shared-ui/theme/tokens.ts'
import { formatDate } from '@kerf/shared-ui/words/format.ts'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { text } from '../text.ts'
import { QualityFile } from './quality-file.tsx'

const words = text.quality

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(300px, 100%), 1fr));
  align-items: start;
  gap: ${space[8]};
`

function newestFirst(files: readonly QualityCheckFile[]): QualityCheckFile[] {
  return files.toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))
}

interface QualityFilesProps {
  order: Pick<Order, 'id' | 'qualityDecisions'>
  /** Whether a decision is due: the newest PDF is then open from the start. */
  toDecide?: boolean
}

/** The files from before the last revision request, which newer ones replaced. */
function EarlierFiles({ files, until }: { files: readonly QualityCheckFile[]; until: string }) {
  const [shown, setShown] = useState(false)
  const Icon = shown ? ChevronUp : ChevronDown
  if (files.length === 0) return null
  return (
    <Stack $gap={8}>
      <div>
        <Button
          size="small"
          variant="ghost"
          aria-expanded={shown}
          icon={<Icon size={16} aria-hidden />}
          onClick={() => setShown(!shown)}
        >
          {words.earlierFiles(files.length, formatDate(until))}
        </Button>
      </div>
      {shown && (
        <List aria-label={words.earlierList}>
          {files.map((file) => (
            <QualityFile key={file.id} file={file} shownAtFirst={false} />
          ))}
        </List>
      )}
    </Stack>
  )
}

/** An order's inspection documents and images, newest first, previewed where the browser can. */
export function QualityFiles({ order, toDecide = false }: QualityFilesProps) {
  const { data, error, isFetching, refetch } = useListQualityCheckFilesQuery({ id: order.id }, polling)
  if (data === undefined && error !== undefined) {
    return <ErrorState title={words.filesFailed} error={error} onRetry={refetch} retrying={isFetching} />
  }
  if (data === undefined) return <LoadingBlock height="52px" />
  if (data.length === 0) return <Muted>{words.noFiles}</Muted>
  const revisedAt = order.qualityDecisions.find(({ decision }) => decision === 'needs_revision')?.decidedAt ?? ''
  const files = newestFirst(data)
  const present = files.filter(({ createdAt }) => createdAt > revisedAt)
  const firstPdf = present.find(({ fileType }) => fileType === 'pdf')
  return (
    <>
      {present.length > 0 && (
        <List aria-label={words.files}>
          {present.map((file) => (
            <QualityFile key={file.id} file={file} shownAtFirst={toDecide && file === firstPdf} />
          ))}
        </List>
      )}
      <EarlierFiles files={files.slice(present.length)} until={revisedAt} />
    </>
  )
}
