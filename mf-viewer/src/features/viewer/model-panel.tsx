import type { PanelProps } from '@kerf/module-kit/platform'
import { media } from '@kerf/shared-ui/theme/tokens.ts'
import { useMemo } from 'react'
import { styled } from 'styled-components'
import { FileViewer, type FrameProps } from './file-viewer.tsx'

const Within = styled.div`
  display: flex;
  flex-direction: column;
  height: 100%;
  min-height: 0;
  ${media.belowWide} {
    height: auto;
  }
`

/** Whoever shows the panel names the file and closes it. */
function WithinPage({ children }: FrameProps) {
  return <Within>{children}</Within>
}

/**
 * A STEP file in 3D within a page of another module.
 * @param fileId which one @param face faces to light up, as in the address of the page
 */
export function ModelPanel({ fileId = '', face }: PanelProps) {
  const asked = useMemo(() => new URLSearchParams(face === undefined ? {} : { face }), [face])
  return <FileViewer key={fileId} fileId={fileId} asked={asked} Frame={WithinPage} />
}
