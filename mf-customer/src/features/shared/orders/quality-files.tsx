import { useListQualityCheckFilesQuery } from '@kerf/shared-contracts/client/generated/quality-checks'
import { polling } from '@kerf/shared-contracts/client/polling'
import type { QualityCheckFile } from '@kerf/shared-contracts/contracts/quality-checks'
import { Button } from '@kerf/shared-ui/button'
import { formatDateTime, formatFileSize } from '@kerf/shared-ui/format'
import { Cluster, Muted } from '@kerf/shared-ui/layout'
import { Skeleton } from '@kerf/shared-ui/skeleton'
import { focusRing, truncate } from '@kerf/shared-ui/theme/mixins'
import { color, fontSize, fontWeight, radius, space } from '@kerf/shared-ui/theme/tokens'
import { File as FileIcon, FileSpreadsheet, FileText, Image, RotateCw } from 'lucide-react'
import { styled } from 'styled-components'
import { text } from './text.ts'

const words = text.quality

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(220px, 100%), 1fr));
  gap: ${space[8]};
`

const Tile = styled.a`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${space[12]};
  padding: ${space[8]} ${space[12]};
  border: 1px solid ${color.border};
  border-radius: ${radius.control};
  background: ${color.surface};
  color: inherit;
  text-decoration: none;

  &:hover {
    border-color: ${color.accent};
  }
  ${focusRing}

  svg {
    color: ${color.textMuted};
  }
  strong {
    display: block;
    font-weight: ${fontWeight.medium};
    ${truncate}
  }
  small {
    font-size: ${fontSize[12]};
    color: ${color.textSubtle};
  }
`

const icons = { pdf: FileText, excel: FileSpreadsheet, image: Image, other: FileIcon }

function newestFirst(files: readonly QualityCheckFile[]): QualityCheckFile[] {
  return files.toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))
}

function FileTile({ file }: { file: QualityCheckFile }) {
  const Icon = icons[file.fileType]
  return (
    <li>
      <Tile href={file.fileUrl} target="_blank" rel="noreferrer" title={file.fileName}>
        <Icon size={18} aria-hidden />
        <span>
          <strong>{file.fileName}</strong>
          <small>{words.fileFacts(formatFileSize(file.fileSize), formatDateTime(file.createdAt))}</small>
        </span>
      </Tile>
    </li>
  )
}

/** The inspection papers and pictures of an order, newest first; each opens in a new tab. */
export function QualityFiles({ orderId }: { orderId: string }) {
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
  return (
    <List aria-label={words.files}>
      {newestFirst(data).map((file) => (
        <FileTile key={file.id} file={file} />
      ))}
    </List>
  )
}
