import type { Geometry } from '@kerf/shared-contracts/contracts/geometry'
import { useDownload } from '@kerf/shared-parts/files/use-download.ts'
import { type ApiError, useAskEvery } from '@kerf/shared-runtime'
import { geometryApi } from '@kerf/shared-runtime/endpoints/geometry'
import { ErrorState } from '@kerf/shared-ui/feedback/error-state.tsx'
import { formatFileSize } from '@kerf/shared-ui/words/format.ts'
import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { downloadPath, useModel } from './model/model-query.ts'
import { TooManyParts } from './model/read-model.ts'
import { grown, usePartFacts } from './model/use-part-facts.ts'
import { ModelView } from './model-view.tsx'
import { BuildingStage, DownloadButton, MessageStage } from './stages/message-stage.tsx'
import { isWorthTrying, OwnModel } from './stages/own-model.tsx'
import { useReason } from './stages/use-reason.ts'
import { text } from './text.ts'

/** How often to ask how far the server is, in milliseconds, while no live events say when to. */
const askAfter = 1000

export interface FrameProps {
  title: string
  details?: string
  dark?: boolean
  onDarkChange?: ((dark: boolean) => void) | undefined
  action?: ReactNode
  children: ReactNode
}

interface FileViewerProps {
  fileId: string
  /** What of it is asked for, as in the address of the page. */
  asked: URLSearchParams
  /** What is around it: a page, or the window that it is shown in. */
  Frame: ComponentType<FrameProps>
}

/** Everything there is to see of a STEP file: how far it is, the model, or why there is none. */
export function FileViewer({ fileId, asked, Frame }: FileViewerProps) {
  const geometry = useGeometry(fileId)
  if (geometry.error?.status === 404) {
    return (
      <Frame title={text.title}>
        <MessageStage title={text.notFound.title} text={text.notFound.text} />
      </Frame>
    )
  }
  if (geometry.error?.code === 'geometry.not_step') {
    const open = <a href={`/api/files/${encodeURIComponent(fileId)}`}>{text.notStep.open}</a>
    return (
      <Frame title={text.title}>
        <MessageStage title={text.notStep.title} text={text.notStep.text} action={open} />
      </Frame>
    )
  }
  if (geometry.error && !geometry.data) {
    return (
      <Frame title={text.title}>
        <ErrorState
          title={text.trouble.title}
          text={geometry.error.message}
          onRetry={geometry.refetch}
          retrying={geometry.isFetching}
        />
      </Frame>
    )
  }
  if (!geometry.data) {
    return (
      <Frame title={text.title}>
        <BuildingStage stage="loading" />
      </Frame>
    )
  }
  return <KnownFile geometry={geometry.data} asked={asked} Frame={Frame} />
}

/** Whether asking again is in vain. */
const isFinal = ({ status, code }: ApiError) => status === 404 || code === 'geometry.not_step'

/**
 * Asks when live events say so, without them again and again, until the server is done. A call that fails in between ends nothing; if the first one does, the
 * page offers to try again.
 */
function useGeometry(fileId: string) {
  const [isBuilding, setBuilding] = useState(true)
  const askEvery = useAskEvery(askAfter)
  const query = geometryApi.useGetFileGeometryQuery({ id: fileId }, { pollingInterval: isBuilding ? askEvery : 0 })
  const status = query.data?.status
  // the base query answers errors in this shape only
  const error = query.error as ApiError | undefined
  const isOver = error !== undefined && (status === undefined || isFinal(error))
  useEffect(() => setBuilding(!isOver && status !== 'ready' && status !== 'failed'), [status, isOver])
  return {
    data: query.data,
    error,
    refetch: query.refetch,
    isFetching: query.isFetching,
  }
}

function KnownFile({ geometry, asked, Frame }: Omit<FileViewerProps, 'fileId'> & { geometry: Geometry }) {
  const { isDownloading, download } = useDownload({ failed: [text.downloadFailed] })
  const [dark, setDark] = useState(prefersDark)
  const { facts, modelUrl, status } = geometry
  const { growth } = usePartFacts(geometry.fileId)
  const said = useReason()
  const details = facts ? text.millimetres(grown(facts, growth).sizeMm) : formatFileSize(geometry.size)
  const save = () => download(downloadPath(geometry.fileId), geometry.fileName)
  const button = <DownloadButton onDownload={save} loading={isDownloading} />
  return (
    <Frame
      title={geometry.fileName}
      details={details}
      dark={dark}
      onDarkChange={facts ? setDark : undefined}
      action={status === 'failed' ? undefined : button}
    >
      {status === 'failed' &&
        (isWorthTrying(geometry) ? (
          <OwnModel geometry={geometry} asked={asked} dark={dark} download={button} />
        ) : (
          <MessageStage title={text.failed.title} text={said(geometry.message ?? text.failed.text)} action={button} />
        ))}
      {facts && modelUrl && (
        <ReadyFile geometry={{ ...geometry, facts }} modelUrl={modelUrl} asked={asked} dark={dark} download={button} />
      )}
      {(status === 'queued' || status === 'running') && <BuildingStage stage={status} size={geometry.size} />}
    </Frame>
  )
}

interface ReadyFileProps {
  geometry: Geometry & { facts: NonNullable<Geometry['facts']> }
  modelUrl: string
  asked: URLSearchParams
  dark: boolean
  /** The button that saves the file. */
  download: ReactNode
}

function ReadyFile({ geometry, modelUrl, asked, dark, download }: ReadyFileProps) {
  const model = useModel(modelUrl)
  const said = useReason()
  if (model.data) return <ModelView geometry={geometry} model={model.data} asked={asked} dark={dark} />
  if (model.error instanceof TooManyParts)
    return <MessageStage title={text.failed.title} text={said(text.failed.tooManyParts)} action={download} />
  if (model.isError) {
    return (
      <ErrorState
        title={text.trouble.title}
        text={text.trouble.text}
        error={model.error}
        onRetry={() => void model.refetch()}
        retrying={model.isFetching}
      />
    )
  }
  return <BuildingStage stage="loading" />
}

/** The page's own light or dark is where the background begins. */
function prefersDark(): boolean {
  const chosen = document.documentElement.dataset.theme
  return chosen ? chosen === 'dark' : window.matchMedia('(prefers-color-scheme: dark)').matches
}
