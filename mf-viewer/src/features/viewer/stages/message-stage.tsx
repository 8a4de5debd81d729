import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { ButtonLink } from '@kerf/shared-ui/actions/button-link.tsx'
import { EmptyState } from '@kerf/shared-ui/feedback/empty-state.tsx'
import { Spinner } from '@kerf/shared-ui/feedback/spinner.tsx'
import { color, fontSize, fontWeight, radius, space } from '@kerf/shared-ui/theme/tokens.ts'
import { Box, Download, FileQuestion } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { text } from '../text.ts'

const Center = styled.div`
  display: grid;
  place-content: center;
  min-height: 60vh;
  padding: ${space[24]} ${space[16]};
`

const Waiting = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space[8]};
  width: min(420px, 100%);
  text-align: center;
  color: ${color.textMuted};
`

const Emblem = styled.span`
  display: grid;
  place-items: center;
  width: 56px;
  height: 56px;
  margin-bottom: ${space[8]};
  border-radius: ${radius.card};
  background: ${color.accentSoft};
  color: ${color.accentText};
`

const Stage = styled.p`
  display: flex;
  align-items: center;
  gap: ${space[8]};
  color: ${color.text};
  font-size: ${fontSize[16]};
  font-weight: ${fontWeight.semibold};
`

interface BuildingStageProps {
  /** `own`: the browser makes the model itself. */
  stage: 'queued' | 'running' | 'loading' | 'own'
  /** Bytes of the STEP file, once known. */
  size?: number
  action?: ReactNode
}

/** Models that the server makes go on being made without anybody looking. */
const isServers = (stage: BuildingStageProps['stage']) => stage === 'queued' || stage === 'running'

function hintOf({ stage, size = 0 }: BuildingStageProps): string {
  if (stage === 'own') return text.own.tryingHint
  return stage === 'loading' ? text.building.loadingHint : text.building.expectation(size)
}

/** What is going on, and how long it may take. */
export function BuildingStage(props: BuildingStageProps) {
  const { stage, action } = props
  return (
    <Center>
      <Waiting>
        <Emblem>
          <Box size={26} aria-hidden />
        </Emblem>
        <Stage role="status">
          <Spinner label="" />
          {stage === 'own' ? text.own.trying : text.building[stage]}
        </Stage>
        <p>{hintOf(props)}</p>
        {isServers(stage) && <p>{text.building.kept}</p>}
        {action}
      </Waiting>
    </Center>
  )
}

interface MessageStageProps {
  title: string
  text: ReactNode
  action?: ReactNode
}

/** In place of the model, when there is none to show. */
export function MessageStage({ title, text: words, action }: MessageStageProps) {
  return (
    <Center>
      <EmptyState
        icon={<FileQuestion size={24} aria-hidden />}
        title={title}
        text={words}
        action={action ?? <ButtonLink to="/">{text.dashboard}</ButtonLink>}
      />
    </Center>
  )
}

/** Saves the STEP file itself. */
export function DownloadButton({ onDownload, loading }: { onDownload: () => void; loading: boolean }) {
  return (
    <Button variant="primary" icon={<Download size={16} aria-hidden />} loading={loading} onClick={onDownload}>
      {text.download}
    </Button>
  )
}
