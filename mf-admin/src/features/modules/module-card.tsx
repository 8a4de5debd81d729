import type { ModuleChannels } from '@kerf/shared-contracts/contracts/modules-admin'
import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { Card } from '@kerf/shared-ui/content/card.tsx'
import { type Definition, DefinitionList } from '@kerf/shared-ui/content/definition-list.tsx'
import { Cluster, Stack } from '@kerf/shared-ui/content/layout.tsx'
import { Notice } from '@kerf/shared-ui/feedback/notice.tsx'
import { formatDateTime } from '@kerf/shared-ui/words/format.ts'
import { Rocket, RotateCcw } from 'lucide-react'
import type { Asked } from './questions.tsx'
import { text } from './text.ts'

const words = text.channels

type Running = NonNullable<ModuleChannels['stable']>

/** Who published a release, and with which token. */
export function publisherOf({ publishedBy, tokenName }: Pick<Running, 'publishedBy' | 'tokenName'>): string {
  if (publishedBy === null) return words.server
  return tokenName === null ? publishedBy : words.publishedWith(publishedBy, tokenName)
}

interface ModuleCardProps {
  channels: ModuleChannels
  onAsk: (asked: Asked) => void
  onUnpin: () => void
}

/** One module: its running releases, their health, and the actions on them. */
export function ModuleCard({ channels, onAsk, onUnpin }: ModuleCardProps) {
  const { module, title, stable, canary, previous, pinned, use } = channels
  const others = use.filter(({ version }) => version !== stable?.version && version !== canary?.version)
  const otherUse: Definition = {
    label: words.other,
    value: others.map(({ version, users, failures }) => words.otherUse(version, users, failures)).join('\n'),
    wide: true,
  }
  return (
    <Card title={title} description={module}>
      <Stack>
        {pinned && (
          <Notice tone="blue">
            <Cluster>
              {words.pinned(pinned)}
              <Button size="small" onClick={onUnpin}>
                {words.unpin}
              </Button>
            </Cluster>
          </Notice>
        )}
        {!(stable || canary) && <Notice tone="grey">{words.idle}</Notice>}
        <DefinitionList
          items={[
            { label: words.stable, value: stable ? versionSince(stable) : words.nothing },
            { label: words.published, value: stable ? publishedWords(stable) : words.nothing },
            { label: words.lastHour, value: spreadOf(channels, stable?.version) },
          ]}
          columns={3}
        />
        {canary && (
          <DefinitionList
            items={[
              { label: words.canary(canary.percent), value: versionSince(canary) },
              { label: words.published, value: publishedWords(canary) },
              { label: words.lastHour, value: spreadOf(channels, canary.version) },
            ]}
            columns={3}
          />
        )}
        {others.length > 0 && <DefinitionList items={[otherUse]} />}
        <Cluster>
          {canary && (
            <>
              <Button
                icon={<Rocket size={16} aria-hidden />}
                onClick={() => onAsk({ kind: 'promote', release: canary })}
              >
                {words.promoteCanary}
              </Button>
              <Button onClick={() => onAsk({ kind: 'canary', release: canary })}>{words.changeCanary}</Button>
              <Button onClick={() => onAsk({ kind: 'endCanary', release: canary })}>{words.endCanary}</Button>
            </>
          )}
          <Button
            icon={<RotateCcw size={16} aria-hidden />}
            disabledReason={previous === null ? words.nothingBefore : undefined}
            onClick={() => previous !== null && onAsk({ kind: 'rollBack', module, version: previous })}
          >
            {words.rollBack}
          </Button>
        </Cluster>
      </Stack>
    </Card>
  )
}

const versionSince = ({ version, since }: Running) => `${version}\n${words.since(formatDateTime(since))}`

const publishedWords = (release: Running) =>
  words.publishedBy(publisherOf(release), formatDateTime(release.publishedAt))

/** The share among the browsers that reported their version. */
function spreadOf({ use }: ModuleChannels, version: string | undefined): string {
  const own = use.find((one) => one.version === version)
  if (!own) return words.noUse
  const all = use.reduce((sum, { users }) => sum + users, 0)
  return words.use(own.users, all === 0 ? 0 : Math.round((own.users / all) * 100), own.failures)
}
