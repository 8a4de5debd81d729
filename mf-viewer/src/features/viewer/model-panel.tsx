import type { PanelProps } from '@kerf/module-kit/platform'
import { announceFaces } from '@kerf/shared-parts/files/face-choice.ts'
import { askedWords } from '@kerf/shared-parts/files/file-address.ts'
import { media } from '@kerf/shared-ui/theme/tokens.ts'
import { useMemo, useRef } from 'react'
import { styled } from 'styled-components'
import { FileViewer, type FrameProps } from './file-viewer.tsx'
import { ChoiceContext } from './view/use-choosing.ts'

const Within = styled.div`
  display: flex;
  flex-direction: column;
  height: 100%;
  min-height: 0;
  ${media.belowWide} {
    height: auto;
  }
`

const Around = styled.div`
  display: contents;
`

/** Whoever shows the panel names the file and closes it. */
function WithinPage({ children }: FrameProps) {
  return <Within>{children}</Within>
}

/**
 * A STEP file in 3D within a page of another module.
 * @param fileId which one @param face faces to light up, as in the address of the page
 * @param process by which the part is to be made @param note the kind of the note on making it that is to be lit
 * @param choose `faces`: those that are pointed at are announced, and `face` says which are chosen
 */
export function ModelPanel({ fileId = '', face, process, note, choose }: PanelProps) {
  const around = useRef<HTMLDivElement>(null)
  const asked = useMemo(() => new URLSearchParams(askedWords({ face, process, note })), [face, process, note])
  const choice = useMemo(
    () => ({
      faces: (face ?? '').split(',').filter(Boolean).map(Number),
      point: (faces: readonly number[]) => around.current && announceFaces(around.current, faces),
    }),
    [face],
  )
  return (
    <ChoiceContext value={choose === 'faces' ? choice : null}>
      <Around ref={around}>
        <FileViewer key={fileId} fileId={fileId} asked={asked} Frame={WithinPage} />
      </Around>
    </ChoiceContext>
  )
}
