import type { QualityCheckFile } from '@kerf/shared-contracts/contracts/quality-checks'
import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { Cluster, Muted } from '@kerf/shared-ui/content/layout.tsx'
import { LoadingBlock } from '@kerf/shared-ui/feedback/skeleton.tsx'
import { color, space } from '@kerf/shared-ui/theme/tokens.ts'
import { RotateCw } from 'lucide-react'
import { styled } from 'styled-components'
import { useFileReachableQuery } from './file-reachable.ts'
import { text } from './text.ts'

const words = text.preview

const height = 'clamp(240px, 40vh, 420px)'

const Frame = styled.iframe`
  display: block;
  width: 100%;
  height: ${height};
  border: 0;
  border-top: 1px solid ${color.border};
  background: ${color.sunken};
`

const Instead = styled(Cluster)`
  padding: 0 ${space[12]} ${space[12]};
`

/** A PDF in the browser's own viewer, as wide as its container; where it cannot be shown, a text and a link. */
export function PdfPreview({ file }: { file: Pick<QualityCheckFile, 'fileName' | 'fileUrl'> }) {
  const canShow = navigator.pdfViewerEnabled !== false
  const { isSuccess, isError, isFetching, refetch } = useFileReachableQuery(file.fileUrl, { skip: !canShow })
  if (!canShow) {
    return (
      <Instead>
        <Muted>{words.noPdfViewer}</Muted>
      </Instead>
    )
  }
  if (isError) {
    return (
      <Instead role="alert">
        <Muted>{words.pdfFailed}</Muted>
        <Button size="small" icon={<RotateCw size={14} aria-hidden />} onClick={refetch} loading={isFetching}>
          {words.retry}
        </Button>
      </Instead>
    )
  }
  if (!isSuccess) return <LoadingBlock height={height} />
  return <Frame title={file.fileName} src={`${file.fileUrl}#view=FitH&navpanes=0`} />
}
