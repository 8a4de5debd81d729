import { usePanel } from '@kerf/shared-runtime'
import { ButtonLink } from '@kerf/shared-ui/actions/button-link.tsx'
import { IconButton } from '@kerf/shared-ui/actions/icon-button.tsx'
import { Dialog } from '@kerf/shared-ui/dialogs/dialog.tsx'
import { ErrorState } from '@kerf/shared-ui/feedback/error-state.tsx'
import { Spinner } from '@kerf/shared-ui/feedback/spinner.tsx'
import { shownFileName } from '@kerf/shared-ui/files/file-name.tsx'
import { Box, ExternalLink } from 'lucide-react'
import { Component, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { onFaces } from './face-choice.ts'
import { type AskedOfModel, askedWords, fileAddress } from './file-address.ts'
import { text } from './text.ts'

const words = text.model

const Center = styled.div`
  display: grid;
  place-content: center;
  height: 100%;
  min-height: 240px;
`

const Around = styled.div`
  display: contents;
`

interface ShownFile extends AskedOfModel {
  id: string
  name: string
}

/**
 * The 3D viewer in a window over the page, for files of a list.
 * @param process by which the parts are to be made, as the catalogue calls it: what is hard to make depends on it
 * @returns the button that a STEP file has for it, how to show a file or faces of it, and the window itself
 */
export function useModelDialog({ process }: Pick<AskedOfModel, 'process'> = {}) {
  const [file, setFile] = useState<ShownFile | null>(null)
  const button = ({ id, name, kind }: { id: string; name: string; kind: string }): ReactNode =>
    kind === 'step' && (
      <IconButton
        size="small"
        label={words.show(name)}
        icon={<Box size={16} aria-hidden />}
        onClick={() => setFile({ id, name, process })}
      />
    )
  const dialog = (
    <Dialog
      open={file !== null}
      onOpenChange={(isOpen) => !isOpen && setFile(null)}
      title={shownFileName(file?.name ?? '')}
      size="whole"
      footer={
        <ButtonLink
          to={fileAddress({ id: file?.id ?? '', fileType: 'step' }, file ?? {})}
          target="_blank"
          rel="noreferrer"
          reloadDocument
          icon={<ExternalLink size={16} aria-hidden />}
        >
          {words.ownTab}
        </ButtonLink>
      }
    >
      {file && <ModelWindow fileId={file.id} face={file.face} process={file.process} note={file.note} />}
    </Dialog>
  )
  return { button, show: setFile, dialog }
}

interface ModelWindowProps extends AskedOfModel {
  fileId: string
  /** Hears of faces that are pointed at. With it a click chooses a face, and `face` may change while it is shown. */
  onPoint?: ((faces: number[]) => void) | undefined
}

/** The viewer of a STEP file within a window. */
export function ModelWindow(props: ModelWindowProps) {
  return <Boundary>{props.onPoint ? <Choosing {...props} onPoint={props.onPoint} /> : <ModelOf {...props} />}</Boundary>
}

/** Hears what the panel says, which is of another module and is told words alone. */
function Choosing({ onPoint, ...shown }: ModelWindowProps & { onPoint: (faces: number[]) => void }) {
  const around = useRef<HTMLDivElement>(null)
  const hear = useEffectEvent(onPoint)
  useEffect(() => (around.current ? onFaces(around.current, (faces) => hear(faces)) : undefined), [])
  return (
    <Around ref={around}>
      <ModelOf {...shown} choose="faces" />
    </Around>
  )
}

function ModelOf({ fileId, choose, ...asked }: ModelWindowProps & { choose?: 'faces' }) {
  const panel = usePanel('model')
  if (panel.status === 'ready') {
    return <panel.Panel fileId={fileId} {...askedWords(asked)} {...(choose && { choose })} />
  }
  if (panel.status === 'failed') return <ErrorState {...words.failed} onRetry={panel.retry} />
  if (panel.status === 'missing') return <ErrorState {...words.missing} />
  return (
    <Center role="status">
      <Spinner label={words.loading} />
    </Center>
  )
}

/** A viewer that breaks takes its window along, and nothing of the page. */
class Boundary extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override render() {
    if (!this.state.isBroken) return this.props.children
    return <ErrorState {...words.failed} onRetry={() => this.setState({ isBroken: false })} />
  }
}
