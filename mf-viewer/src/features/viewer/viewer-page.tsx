import type { Geometry } from '@kerf/shared-contracts/contracts/geometry'
import { useDownload } from '@kerf/shared-parts/files/use-download.ts'
import type { ApiError } from '@kerf/shared-runtime'
import { geometryApi } from '@kerf/shared-runtime/endpoints/geometry'
import { ErrorState } from '@kerf/shared-ui/feedback/error-state.tsx'
import { color } from '@kerf/shared-ui/theme/tokens.ts'
import { formatFileSize } from '@kerf/shared-ui/words/format.ts'
import { type ReactNode, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { styled } from 'styled-components'
import { BuildingStage, DownloadButton, MessageStage } from './message-stage.tsx'
import { useModel } from './model-query.ts'
import { ModelView } from './model-view.tsx'
import { text } from './text.ts'
import { ViewerHeader } from './viewer-header.tsx'

const Page = styled.main`
  display: flex;
  flex-direction: column;
  min-height: 100dvh;
  background: ${color.canvas};
  @media (min-width: 1024px) {
    height: 100dvh;
  }
`

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
/** How often to ask how far the server is, in milliseconds; live events usually tell sooner. */
const askEvery = 1000

/** A STEP file in 3D, in a tab of its own: /test-viewer?fileId={id} (docs/product/files.md, '3D viewer'). */
export function ViewerPage() {
  const [search] = useSearchParams()
  const fileId = search.get('fileId') ?? ''
  return uuid.test(fileId) ? (
    <FileViewer key={fileId} fileId={fileId} />
  ) : (
    <Plain>
      <MessageStage title={text.noFile.title} text={text.noFile.text} />
    </Plain>
  )
}

function Plain({ children }: { children: ReactNode }) {
  return (
    <Page>
      <ViewerHeader title={text.title} />
      {children}
    </Page>
  )
}

function FileViewer({ fileId }: { fileId: string }) {
  const geometry = useGeometry(fileId)
  if (geometry.error?.status === 404) {
    return (
      <Plain>
        <MessageStage title={text.notFound.title} text={text.notFound.text} />
      </Plain>
    )
  }
  if (geometry.error?.code === 'geometry.not_step') {
    const open = <a href={`/api/files/${encodeURIComponent(fileId)}`}>{text.notStep.open}</a>
    return (
      <Plain>
        <MessageStage title={text.notStep.title} text={text.notStep.text} action={open} />
      </Plain>
    )
  }
  if (geometry.error && !geometry.data) {
    return (
      <Plain>
        <ErrorState
          title={text.trouble.title}
          text={geometry.error.message}
          onRetry={geometry.refetch}
          retrying={geometry.isFetching}
        />
      </Plain>
    )
  }
  if (!geometry.data) {
    return (
      <Plain>
        <BuildingStage stage="loading" />
      </Plain>
    )
  }
  return <KnownFile geometry={geometry.data} />
}

/** Asks again and again until the server is done. */
function useGeometry(fileId: string) {
  const [isBuilding, setBuilding] = useState(true)
  const query = geometryApi.useGetFileGeometryQuery({ id: fileId }, { pollingInterval: isBuilding ? askEvery : 0 })
  const status = query.data?.status
  const hasFailed = query.isError
  useEffect(() => setBuilding(!hasFailed && status !== 'ready' && status !== 'failed'), [status, hasFailed])
  // the base query answers errors in this shape only
  return {
    data: query.data,
    error: query.error as ApiError | undefined,
    refetch: query.refetch,
    isFetching: query.isFetching,
  }
}

function KnownFile({ geometry }: { geometry: Geometry }) {
  const { isDownloading, download } = useDownload({ failed: [text.downloadFailed] })
  const downloadPath = `/api/files/${encodeURIComponent(geometry.fileId)}/download`
  const [dark, setDark] = useState(prefersDark)
  const { facts, modelUrl, status } = geometry
  const details = facts ? text.millimetres(facts.sizeMm) : formatFileSize(geometry.size)
  const button = <DownloadButton onDownload={() => download(downloadPath, geometry.fileName)} loading={isDownloading} />
  return (
    <Page>
      <ViewerHeader
        title={geometry.fileName}
        details={details}
        dark={dark}
        onDarkChange={facts ? setDark : undefined}
        action={status === 'failed' ? undefined : button}
      />
      {status === 'failed' && (
        <MessageStage title={text.failed.title} text={geometry.message ?? text.failed.text} action={button} />
      )}
      {facts && modelUrl && <ReadyFile geometry={{ ...geometry, facts }} modelUrl={modelUrl} dark={dark} />}
      {(status === 'queued' || status === 'running') && <BuildingStage stage={status} size={geometry.size} />}
    </Page>
  )
}

interface ReadyFileProps {
  geometry: Geometry & { facts: NonNullable<Geometry['facts']> }
  modelUrl: string
  dark: boolean
}

function ReadyFile({ geometry, modelUrl, dark }: ReadyFileProps) {
  const model = useModel(modelUrl)
  if (model.data) return <ModelView geometry={geometry} model={model.data} dark={dark} />
  if (model.isError) {
    return (
      <ErrorState
        title={text.trouble.title}
        text={text.trouble.text}
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
