import { tags } from '@kerf/shared-contracts/contracts/tags'
import * as z from 'zod/mini'

const tag = z.enum(tags)

/** A message of the stream (`GET /api/live`), as one tab passes it on to the others. */
const message = z.discriminatedUnion('event', [
  z.object({ event: z.literal('changed'), tags: z.array(z.string()), id: z.optional(z.string()) }),
  z.object({ event: z.literal('resync') }),
  z.object({ event: z.literal('signed-out') }),
])

export type Message =
  | { event: 'changed'; tags: z.infer<typeof tag>[]; id?: string | undefined }
  | { event: 'resync' }
  | { event: 'signed-out' }

/** @returns the message, with the tags that this shell knows; undefined if it is not a message */
export function readMessage(told: unknown): Message | undefined {
  const { data } = message.safeParse(told)
  if (data?.event !== 'changed') return data
  return { ...data, tags: data.tags.flatMap((name) => tag.safeParse(name).data ?? []) }
}
