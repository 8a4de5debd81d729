import { Changed } from '@kerf/shared-contracts/contracts/errors'
import { type ApiError, messageOf } from '@kerf/shared-runtime'
import { formatDateTime } from '@kerf/shared-ui/words/format.ts'
import { isolated } from '@kerf/shared-ui/words/isolated.tsx'
import { text } from './text.ts'

/** What a call that was refused with `write.stale` says of the change, if it says it. */
export function changedOf(error: ApiError): Changed | undefined {
  return 'changed' in error ? Changed.safeParse(error.changed).data : undefined
}

/** Who did what a call was refused for, and when, after its reason; nothing where that is not told. */
export function whoWasFaster(error: ApiError): string {
  const changed = changedOf(error)
  if (!changed?.at) return ''
  const when = formatDateTime(changed.at)
  if (changed.isSelf) return ` ${text.ended.meanwhileSelf(when)}`
  return changed.by ? ` ${text.ended.meanwhile(isolated(changed.by), when)}` : ''
}

/**
 * Why a choice was refused with `write.stale`, where nothing was typed that would have to be kept: who was faster. The
 * screen then shows what counts now.
 */
export function staleWords(error: ApiError): string {
  const changed = changedOf(error)
  if (!changed?.by || !changed.at) return messageOf(error, '')
  const when = formatDateTime(changed.at)
  return changed.isSelf ? text.choice.bySelf(when) : text.choice.by(changed.by, when)
}
