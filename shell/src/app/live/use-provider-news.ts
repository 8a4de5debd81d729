import type { PageState } from '@kerf/module-kit/platform'
import { announceBusinessTimeZone, announceProvider, type Store } from '@kerf/shared-runtime'
import { settingsApi, useGetProviderQuery } from '@kerf/shared-runtime/endpoints/settings'
import { useEffect } from 'react'

/** Sets the provider from the page's own data, before anything is rendered, so that no other name flashes up. */
export function takeProvider(store: Store, { provider }: PageState): void {
  announceBusinessTimeZone(provider.timeZone)
  announceProvider(provider)
  void store.dispatch(settingsApi.util.upsertQueryData('getProvider', undefined, provider))
}

/** Follows changes of name, logo and time zone through live events. */
export function useProviderNews(): void {
  const { data } = useGetProviderQuery()
  useEffect(() => {
    if (!data) return
    announceBusinessTimeZone(data.timeZone)
    announceProvider({ name: data.name, logo: data.logo })
  }, [data])
}
