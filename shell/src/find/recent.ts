import * as z from 'zod/mini'
import { recentKey } from './recent-key.ts'

const recentEntry = z.object({
  to: z.string(),
  kind: z.string(),
  title: z.string(),
  details: z.array(z.string()),
})
/** What somebody opened by searching. */
export type RecentEntry = z.infer<typeof recentEntry>

const kept = z.object({ owner: z.string(), entries: z.array(recentEntry) })

const most = 8

/** What an account opened last by searching in this browser, the latest first. */
export function readRecent(owner: string): RecentEntry[] {
  try {
    const found = kept.safeParse(JSON.parse(localStorage.getItem(recentKey) ?? 'null'))
    return found.success && found.data.owner === owner ? found.data.entries : []
  } catch {
    // Forbidden storage, or something else under the key: nothing is known.
    return []
  }
}

/** Remembers that something was opened; of whoever was here before nothing is left. */
export function keepRecent(owner: string, entry: RecentEntry): void {
  const entries = [entry, ...readRecent(owner).filter(({ to }) => to !== entry.to)].slice(0, most)
  try {
    localStorage.setItem(recentKey, JSON.stringify({ owner, entries }))
  } catch {
    // Full or forbidden storage: it is a convenience.
  }
}
