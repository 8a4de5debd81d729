import { isUuid } from '@kerf/shared-contracts/rules/uuid'
import { color } from '@kerf/shared-ui/theme/tokens.ts'
import { useSearchParams } from 'react-router-dom'
import { styled } from 'styled-components'
import { FileViewer, type FrameProps } from './file-viewer.tsx'
import { ViewerHeader } from './panels/viewer-header.tsx'
import { MessageStage } from './stages/message-stage.tsx'
import { text } from './text.ts'

const Page = styled.main`
  display: flex;
  flex-direction: column;
  min-height: 100dvh;
  background: ${color.canvas};
  @media (min-width: 1024px) {
    height: 100dvh;
  }
`

function WholePage({ children, ...header }: FrameProps) {
  return (
    <Page>
      <ViewerHeader {...header} />
      {children}
    </Page>
  )
}

/** A STEP file in 3D, in a tab of its own: /test-viewer?fileId={id} (docs/product/files.md, '3D viewer'). */
export function ViewerPage() {
  const [search] = useSearchParams()
  const fileId = search.get('fileId') ?? ''
  return isUuid(fileId) ? (
    <FileViewer key={fileId} fileId={fileId} asked={search} Frame={WholePage} />
  ) : (
    <WholePage title={text.title}>
      <MessageStage title={text.noFile.title} text={text.noFile.text} />
    </WholePage>
  )
}
