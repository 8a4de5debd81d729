import type { ModuleChannels, ModuleRelease } from '@kerf/shared-contracts/contracts/modules-admin'
import { failureWords } from '@kerf/shared-parts/forms/failure-words.ts'
import { staleWords } from '@kerf/shared-parts/forms/stale-words.ts'
import { isApiError, toast } from '@kerf/shared-runtime'
import {
  usePromoteModuleMutation,
  useRollBackModuleMutation,
  useSetModuleCanaryMutation,
} from '@kerf/shared-runtime/endpoints/modules-admin'
import { ConfirmDialog } from '@kerf/shared-ui/dialogs/confirm-dialog.tsx'
import { useState } from 'react'
import { text as shared } from '../shared/text.ts'
import { CanaryDialog } from './canary-dialog.tsx'
import { text } from './text.ts'

type Named = Pick<ModuleRelease, 'module' | 'version'>

/** The pending action. */
export type Asked =
  | { kind: 'promote' | 'canary' | 'endCanary'; release: Named }
  | { kind: 'rollBack'; module: string; version: string }

interface QuestionProps {
  /** The module's running release; undefined if there is none. */
  channels: ModuleChannels | undefined
  onClose: () => void
}

/** Says why a move was refused: who was faster, which is a question of its own, or what does not fit. */
function say(title: string, error: unknown, onClose: () => void): void {
  const isStale = isApiError(error) && error.code === 'write.stale'
  toast.error(title, isStale ? staleWords(error) : failureWords(error, shared.tryAgain))
  if (isStale) onClose()
}

/** What everybody had when the question was asked: what a colleague does meanwhile was not agreed to. */
function useStableWhenAsked(channels: ModuleChannels | undefined): string | null {
  const [stable] = useState(channels?.stable?.version ?? null)
  return stable
}

/** Asks before anything changes for users. */
export function Question({ asked, ...rest }: QuestionProps & { asked: Asked }) {
  if (asked.kind === 'promote') return <PromoteQuestion release={asked.release} {...rest} />
  if (asked.kind === 'rollBack') return <RollBackQuestion {...asked} {...rest} />
  if (asked.kind === 'endCanary') return <EndCanaryQuestion release={asked.release} {...rest} />
  return <CanaryDialog release={asked.release} {...rest} />
}

function PromoteQuestion({ release, channels, onClose }: QuestionProps & { release: Named }) {
  const { module, version } = release
  const [promote, { isLoading }] = usePromoteModuleMutation()
  const stable = useStableWhenAsked(channels)
  const confirm = async () => {
    const { error } = await promote({ module, body: { version, basedOn: { stable } } })
    if (error) return say(text.promote.failed, error, onClose)
    toast.success(text.promote.done, `${module} ${version}`)
    onClose()
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={text.promote.title(`${module} ${version}`)}
      confirmLabel={text.promote.confirm}
      onConfirm={confirm}
      loading={isLoading}
    >
      {stable === null ? text.promote.first : text.promote.body(stable)}
    </ConfirmDialog>
  )
}

function RollBackQuestion({ module, version, channels, onClose }: QuestionProps & Named) {
  const [rollBack, { isLoading }] = useRollBackModuleMutation()
  const stable = useStableWhenAsked(channels)
  const confirm = async () => {
    const { data, error } = await rollBack({ module, body: { basedOn: { stable } } })
    if (error) return say(text.rollBack.failed, error, onClose)
    toast.success(text.rollBack.done, `${module} ${data.stable?.version ?? ''}`)
    onClose()
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={text.rollBack.title(module, version)}
      confirmLabel={text.rollBack.confirm}
      onConfirm={confirm}
      loading={isLoading}
      danger
    >
      {text.rollBack.body(stable ?? '')}
    </ConfirmDialog>
  )
}

function EndCanaryQuestion({ release, channels, onClose }: QuestionProps & { release: Named }) {
  const { module, version } = release
  const [setCanary, { isLoading }] = useSetModuleCanaryMutation()
  const [basedOn] = useState({ canary: channels?.canary?.version ?? null, percent: channels?.canary?.percent ?? null })
  const confirm = async () => {
    const { error } = await setCanary({ module, body: { version, percent: 0, basedOn } })
    if (error) return say(text.endCanary.failed, error, onClose)
    toast.success(text.endCanary.done)
    onClose()
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={text.endCanary.title(`${module} ${version}`)}
      confirmLabel={text.endCanary.confirm}
      onConfirm={confirm}
      loading={isLoading}
    >
      {text.endCanary.body}
    </ConfirmDialog>
  )
}
