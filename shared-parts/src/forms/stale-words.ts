import { Changed } from '@kerf/shared-contracts/contracts/errors'
import { type ApiError, messageOf } from '@kerf/shared-runtime'
import { formatDateTime } from '@kerf/shared-ui/words/format.ts'
import { text } from './text.ts'

/** What a `write.stale` refusal says about the change, if anything. */
export function changedOf(error: ApiError): Changed | undefined {
  return 'changed' in error ? Changed.safeParse(error.changed).data : undefined
}

/** Who caused a refusal and when, shown after its reason; nothing if unknown. */
export function whoWasFaster(error: ApiError): string {
  const changed = changedOf(error)
  if (!changed?.at) return ''
  const when = formatDateTime(changed.at)
  if (changed.isSelf) return ` ${text.ended.meanwhileSelf(when)}`
  return changed.by ? ` ${text.ended.meanwhile(changed.by, when)}` : ''
}

/**
 * Why a choice was refused with `write.stale` when there is no typed input to keep: says who was faster. The screen then
 * shows the current state.
 */
export function staleWords(error: ApiError): string {
  const changed = changedOf(error)
  if (!changed?.by || !changed.at) return messageOf(error, '')
  const when = formatDateTime(changed.at)
  return changed.isSelf ? text.choice.bySelf(when) : text.choice.by(changed.by, when)
}
