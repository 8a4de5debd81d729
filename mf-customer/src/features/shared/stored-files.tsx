import type { StoredFile } from '@kerf/shared-contracts/contracts/files'
import { Badge } from '@kerf/shared-ui/badge'
import { formatKilobytes } from '@kerf/shared-ui/format'
import { IconButton } from '@kerf/shared-ui/icon-button'
import { focusRing, truncate } from '@kerf/shared-ui/theme/mixins'
import { color, fontSize, fontWeight, radius, space } from '@kerf/shared-ui/theme/tokens'
import { toast } from '@kerf/shared-ui/toasts'
import { Box, Download, FileText } from 'lucide-react'
import { styled } from 'styled-components'
import { failureWords } from './failure-words.ts'
import { fileAddress } from './file-address.ts'
import { Muted } from './layout.ts'
import { text } from './text.ts'
import { useSaving } from './use-saving.ts'

const List = styled.ul`
  display: grid;
  gap: ${space[8]};
`

const Row = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[12]};
  padding: ${space[8]} ${space[8]} ${space[8]} ${space[12]};
  border: 1px solid ${color.border};
  border-radius: ${radius.control};
  background: ${color.surface};

  & > svg {
    color: ${color.textMuted};
  }
`

const Name = styled.a`
  display: block;
  color: ${color.link};
  font-weight: ${fontWeight.medium};
  ${truncate}
  ${focusRing}
`

const Meta = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[8]};
  font-size: ${fontSize[12]};
  color: ${color.textSubtle};
`

const kindWords: Record<StoredFile['fileType'], string> = {
  step: 'STEP',
  pdf: 'PDF',
  spreadsheet: 'Spreadsheet',
  document: 'Document',
  image: 'Image',
  cad: 'CAD',
}

/** The files of an RFQ: a name opens the file in a new tab, STEP in the viewer; the button downloads it. */
export function StoredFiles({ files }: { files: readonly StoredFile[] }) {
  const { saving, save } = useSaving()
  if (files.length === 0) return <Muted>{text.files.none}</Muted>

  const download = (file: StoredFile) =>
    save(`/api/files/${file.id}/download`, file.filename, {
      onFailed: (error) => toast.error(text.files.failed, failureWords(error, text.files.failedText)),
    })
  return (
    <List aria-label={text.files.list}>
      {files.map((file) => (
        <Row key={file.id}>
          {file.fileType === 'step' ? <Box size={18} aria-hidden /> : <FileText size={18} aria-hidden />}
          <div>
            <Name href={fileAddress(file)} target="_blank" rel="noreferrer" title={file.filename}>
              {file.filename}
            </Name>
            <Meta>
              {kindWords[file.fileType]} · {formatKilobytes(file.size)}
              {file.fileType === 'step' && <Badge tone="green">{text.files.uploaded}</Badge>}
            </Meta>
          </div>
          <IconButton
            size="small"
            label={text.files.downloadNamed(file.filename)}
            icon={<Download size={16} aria-hidden />}
            disabledReason={saving ? text.files.saving : undefined}
            onClick={() => download(file)}
          />
        </Row>
      ))}
    </List>
  )
}
