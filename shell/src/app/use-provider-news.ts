import type { PageState } from '@kerf/module-kit/platform'
import { announceBusinessTimeZone, announceProvider, type Store } from '@kerf/shared-runtime'
import { settingsApi, useGetProviderQuery } from '@kerf/shared-runtime/endpoints/settings'
import { useEffect } from 'react'

/** Says whose portal this is, as it came with the page: before anything is drawn, so that no other name flashes up. */
export function takeProvider(store: Store, { provider }: PageState): void {
  announceBusinessTimeZone(provider.timeZone)
  announceProvider(provider)
  void store.dispatch(settingsApi.util.upsertQueryData('getProvider', undefined, provider))
}

/** Follows changes of name, logo and time zone, of which a live event tells. */
export function useProviderNews(): void {
  const { data } = useGetProviderQuery()
  useEffect(() => {
    if (!data) return
    announceBusinessTimeZone(data.timeZone)
    announceProvider({ name: data.name, logo: data.logo })
  }, [data])
}
