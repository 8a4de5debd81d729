import type { QualityCheckFile } from '@kerf/shared-contracts/contracts/quality-checks'
import { ImagePreview } from '@kerf/shared-parts/quality/image-preview.tsx'
import { PdfPreview } from '@kerf/shared-parts/quality/pdf-preview.tsx'
import { SpreadsheetPreview } from '@kerf/shared-parts/quality/spreadsheet-preview.tsx'
import { text as previews } from '@kerf/shared-parts/quality/text.ts'
import { IconButton } from '@kerf/shared-ui/actions/icon-button.tsx'
import { Dialog } from '@kerf/shared-ui/dialogs/dialog.tsx'
import { shownFileName } from '@kerf/shared-ui/files/file-name.tsx'
import { Eye } from 'lucide-react'
import { useState } from 'react'

const words = previews.preview

/** How each kind of file is shown. */
const shown = { pdf: PdfPreview, excel: SpreadsheetPreview, image: ImagePreview }

/** The button that previews a quality file in a window over the page, and that window; nothing for other files. */
export function QualityPreview({ file }: { file: QualityCheckFile | undefined }) {
  const [isOpen, setOpen] = useState(false)
  if (!file || file.fileType === 'other') return null
  const Preview = shown[file.fileType]
  const name = shownFileName(file.fileName)
  return (
    <>
      <IconButton
        size="small"
        label={words.preview(name)}
        icon={<Eye size={16} aria-hidden />}
        onClick={() => setOpen(true)}
      />
      <Dialog open={isOpen} onOpenChange={setOpen} size="large" title={name}>
        {isOpen && <Preview file={file} />}
      </Dialog>
    </>
  )
}
