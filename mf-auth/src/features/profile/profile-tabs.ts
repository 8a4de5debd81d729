import { useGetCurrentUserQuery } from '@kerf/shared-runtime/endpoints/auth'
import { useSearchParams } from 'react-router-dom'
import { text } from './text.ts'

const everybody = ['account', 'security', 'notifications', 'data'] as const
const customers = ['account', 'security', 'notifications', 'company', 'data'] as const

export type ProfileTab = (typeof customers)[number]

/** The tabs that this user has, and the one that the address names, by default the first. */
export function useProfileTab() {
  const { data: user } = useGetCurrentUserQuery()
  const [address, setAddress] = useSearchParams()
  const names: readonly ProfileTab[] = user?.role === 'customer' && !user.isAdmin ? customers : everybody
  const tab = names.find((name) => name === address.get('tab')) ?? 'account'
  const setTab = (next: ProfileTab) => setAddress({ tab: next }, { replace: true })
  return { tab, setTab, tabs: names.map((value) => ({ value, label: text.tabs[value] })) }
}
