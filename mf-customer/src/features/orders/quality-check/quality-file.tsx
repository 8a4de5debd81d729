import type { QualityCheckFile } from '@kerf/shared-contracts/contracts/quality-checks'
import { useFileDownload } from '@kerf/shared-parts/files/file-download.tsx'
import { ImagePreview } from '@kerf/shared-parts/quality/image-preview.tsx'
import { PdfPreview } from '@kerf/shared-parts/quality/pdf-preview.tsx'
import { SpreadsheetPreview } from '@kerf/shared-parts/quality/spreadsheet-preview.tsx'
import { text as previews } from '@kerf/shared-parts/quality/text.ts'
import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { Muted } from '@kerf/shared-ui/content/layout.tsx'
import { FileName } from '@kerf/shared-ui/files/file-name.tsx'
import { focusRing } from '@kerf/shared-ui/theme/mixins.ts'
import { color, fontSize, fontWeight, radius, space } from '@kerf/shared-ui/theme/tokens.ts'
import { formatDateTime, formatKilobytes } from '@kerf/shared-ui/words/format.ts'
import { ChevronDown, ChevronUp, File as FileIcon, FileSpreadsheet, FileText, Image } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { text } from '../text.ts'

const words = text.quality

const Item = styled.li<{ $wide: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-column: ${({ $wide }) => ($wide ? '1 / -1' : 'auto')};
  overflow: hidden;
  border: 1px solid ${color.border};
  border-radius: ${radius.control};
  background: ${color.surface};
`

const Head = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto auto;
  align-items: center;
  gap: ${space[8]};
  padding: ${space[8]} ${space[8]} ${space[8]} ${space[12]};

  & > svg {
    color: ${color.textMuted};
  }
  & > :last-child {
    grid-column: 4;
  }
`

const Name = styled.a`
  display: block;
  color: ${color.link};
  font-weight: ${fontWeight.medium};
  ${focusRing}
`

const Facts = styled.p`
  font-size: ${fontSize[12]};
  color: ${color.textSubtle};
`

const Note = styled(Muted)`
  padding: 0 ${space[12]} ${space[12]};
`

const icons = { pdf: FileText, excel: FileSpreadsheet, image: Image, other: FileIcon }

function ShowButton({ name, shown, onToggle }: { name: string; shown: boolean; onToggle: () => void }) {
  const Icon = shown ? ChevronUp : ChevronDown
  return (
    <Button
      size="small"
      variant="ghost"
      aria-expanded={shown}
      aria-label={shown ? words.hideNamed(name) : words.showNamed(name)}
      icon={<Icon size={16} aria-hidden />}
      onClick={onToggle}
    >
      {shown ? words.hide : words.show}
    </Button>
  )
}

/** One quality file with name, kind, size and date, and its preview below. */
export function QualityFile({ file, shownAtFirst }: { file: QualityCheckFile; shownAtFirst: boolean }) {
  const [shown, setShown] = useState(shownAtFirst)
  const downloadButton = useFileDownload()
  const isFolded = file.fileType === 'pdf' || file.fileType === 'excel'
  const Icon = icons[file.fileType]
  const facts = [
    previews.preview.kinds[file.fileType],
    formatKilobytes(file.fileSize),
    formatDateTime(file.createdAt),
  ] as const
  return (
    <Item $wide={isFolded && shown}>
      <Head>
        <Icon size={18} aria-hidden />
        <div>
          <Name href={file.fileUrl} target="_blank" rel="noreferrer">
            <FileName>{file.fileName}</FileName>
          </Name>
          <Facts>{previews.preview.fileFacts(...facts)}</Facts>
        </div>
        {isFolded && <ShowButton name={file.fileName} shown={shown} onToggle={() => setShown(!shown)} />}
        {downloadButton({ id: file.id, name: file.fileName })}
      </Head>
      {file.fileType === 'pdf' && shown && <PdfPreview file={file} />}
      {file.fileType === 'excel' && shown && <SpreadsheetPreview file={file} />}
      {file.fileType === 'image' && <ImagePreview file={file} />}
      {file.fileType === 'other' && <Note>{words.notShown}</Note>}
    </Item>
  )
}
