import * as z from 'zod/mini'
import { recentKey } from './recent-key.ts'

const recentEntry = z.object({
  to: z.string(),
  kind: z.string(),
  title: z.string(),
  details: z.array(z.string()),
})
/** A search result that was opened. */
export type RecentEntry = z.infer<typeof recentEntry>

const kept = z.object({ owner: z.string(), entries: z.array(recentEntry) })

const most = 8

/** The search results an account opened last in this browser, latest first. */
export function readRecent(owner: string): RecentEntry[] {
  try {
    const found = kept.safeParse(JSON.parse(localStorage.getItem(recentKey) ?? 'null'))
    return found.success && found.data.owner === owner ? found.data.entries : []
  } catch {
    // Forbidden storage, or invalid data under the key: nothing is remembered.
    return []
  }
}

/** Remembers an opened result; removes those of another account. */
export function keepRecent(owner: string, entry: RecentEntry): void {
  const entries = [entry, ...readRecent(owner).filter(({ to }) => to !== entry.to)].slice(0, most)
  try {
    localStorage.setItem(recentKey, JSON.stringify({ owner, entries }))
  } catch {
    // Full or forbidden storage: it is a convenience.
  }
}
