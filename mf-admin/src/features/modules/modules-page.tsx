import type { ModuleChannels } from '@kerf/shared-contracts/contracts/modules-admin'
import { failureWords } from '@kerf/shared-parts/forms/failure-words.ts'
import { polling, toast } from '@kerf/shared-runtime'
import { useListModuleChannelsQuery, usePinModuleMutation } from '@kerf/shared-runtime/endpoints/modules-admin'
import { Card } from '@kerf/shared-ui/content/card.tsx'
import { CardGrid } from '@kerf/shared-ui/content/card-grid.tsx'
import { HeldBack } from '@kerf/shared-ui/content/held-back.tsx'
import { Stack } from '@kerf/shared-ui/content/layout.tsx'
import { EmptyState } from '@kerf/shared-ui/feedback/empty-state.tsx'
import { ErrorState } from '@kerf/shared-ui/feedback/error-state.tsx'
import { LoadingBlock } from '@kerf/shared-ui/feedback/skeleton.tsx'
import { PageHeader } from '@kerf/shared-ui/frames/page-header.tsx'
import { Package } from 'lucide-react'
import { useCallback, useState } from 'react'
import { text as shared } from '../shared/text.ts'
import { History } from './history.tsx'
import { ModuleCard } from './module-card.tsx'
import { type Asked, Question } from './questions.tsx'
import { Releases } from './releases.tsx'
import { text } from './text.ts'
import { Tokens } from './tokens.tsx'

/** Makes this browser run a version, or with null the stable one. */
function usePin() {
  const [pin] = usePinModuleMutation()
  return useCallback(
    async (module: string, version: string | null) => {
      const { error } = await pin({ module, body: { version } })
      if (error) toast.error(text.pin.failed, failureWords(error, shared.tryAgain))
      else if (version === null) toast.success(text.pin.undone)
      else toast.success(text.pin.done, text.pin.doneText)
    },
    [pin],
  )
}

interface ChannelsProps {
  channels: readonly ModuleChannels[]
  onAsk: (asked: Asked) => void
  onUnpin: (module: string) => void
}

function Channels({ channels, onAsk, onUnpin }: ChannelsProps) {
  if (channels.length === 0) {
    return <EmptyState icon={<Package size={22} />} title={text.none} text={text.noneText} />
  }
  return (
    <CardGrid $min={420}>
      {channels.map((one) => (
        <ModuleCard key={one.module} channels={one} onAsk={onAsk} onUnpin={() => onUnpin(one.module)} />
      ))}
    </CardGrid>
  )
}

/** Releases of modules: what is running, what can be next, the history, and the publish tokens. */
export function ModulesPage() {
  const { data, error, isFetching, refetch } = useListModuleChannelsQuery(undefined, polling)
  const [asked, setAsked] = useState<Asked>()
  const pin = usePin()
  const onPin = useCallback(
    ({ module, version }: { module: string; version: string }) => void pin(module, version),
    [pin],
  )
  const about = asked && ('release' in asked ? asked.release.module : asked.module)
  return (
    <>
      <PageHeader title={text.title} description={text.description} />
      <Stack $gap={24}>
        {data && <Channels channels={data} onAsk={setAsked} onUnpin={(module) => void pin(module, null)} />}
        {!data && error && (
          <ErrorState
            title={text.loadFailed}
            text={text.loadFailedText}
            error={error}
            onRetry={refetch}
            retrying={isFetching}
          />
        )}
        {!(data || error) && <LoadingBlock height="180px" />}
        <HeldBack isReady={Boolean(data || error)}>
          <Stack $gap={24}>
            <Card title={text.releases.title}>
              <Releases channels={data} onAsk={setAsked} onPin={onPin} />
            </Card>
            <Tokens modules={(data ?? []).map(({ module }) => module)} />
            <Card title={text.history.title}>
              <History />
            </Card>
          </Stack>
        </HeldBack>
      </Stack>
      {asked && data && (
        <Question
          asked={asked}
          channels={data.find(({ module }) => module === about)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  )
}
