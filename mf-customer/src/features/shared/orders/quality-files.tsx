import { useListQualityCheckFilesQuery } from '@kerf/shared-contracts/client/generated/quality-checks'
import { polling } from '@kerf/shared-contracts/client/polling'
import type { QualityCheckFile } from '@kerf/shared-contracts/contracts/quality-checks'
import { Button } from '@kerf/shared-ui/button'
import { Cluster, Muted } from '@kerf/shared-ui/layout'
import { Skeleton } from '@kerf/shared-ui/skeleton'
import { space } from '@kerf/shared-ui/theme/tokens'
import { RotateCw } from 'lucide-react'
import { styled } from 'styled-components'
import { QualityFile } from './quality-file.tsx'
import { text } from './text.ts'

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
  orderId: string
  /** Whether the newest PDF is shown from the start: where it is to be decided on. */
  toDecide?: boolean
}

/** The inspection papers and pictures of an order, newest first, shown in place as far as a browser can. */
export function QualityFiles({ orderId, toDecide = false }: QualityFilesProps) {
  const { data, isError, isFetching, refetch } = useListQualityCheckFilesQuery({ id: orderId }, polling)
  if (data === undefined && isError) {
    return (
      <Cluster role="alert">
        <span>{words.filesFailed}</span>
        <Button size="small" icon={<RotateCw size={14} aria-hidden />} onClick={refetch} loading={isFetching}>
          {words.retry}
        </Button>
      </Cluster>
    )
  }
  if (data === undefined) return <Skeleton height="52px" />
  if (data.length === 0) return <Muted>{words.noFiles}</Muted>
  const files = newestFirst(data)
  const firstPdf = files.find(({ fileType }) => fileType === 'pdf')
  return (
    <List aria-label={words.files}>
      {files.map((file) => (
        <QualityFile key={file.id} file={file} shownAtFirst={toDecide && file === firstPdf} />
      ))}
    </List>
  )
}
