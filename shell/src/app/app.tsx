import type { PageState } from '@kerf/module-kit/platform'
import { resolveRoute } from '@kerf/module-kit/routing'
import type { Store } from '@kerf/shared-runtime'
import { baseApi, ToastHost, toast, useProvider } from '@kerf/shared-runtime'
import { ErrorState } from '@kerf/shared-ui/feedback/error-state.tsx'
import { LoadingScreen } from '@kerf/shared-ui/frames/loading-screen.tsx'
import type { Role } from '@kerf/shared-ui/theme/roles.ts'
import { KerfThemeProvider } from '@kerf/shared-ui/theme/theme-provider.tsx'
import { type ReactNode, useCallback } from 'react'
import { useStore } from 'react-redux'
import { useLocation, useNavigate } from 'react-router-dom'
import { useModuleList } from '../registry/module-list.ts'
import { text } from '../text.ts'
import { BareFrame } from './frame/bare-frame.tsx'
import { useLiveUpdates } from './live/live.ts'
import { usePanels } from './live/use-panels.ts'
import { useProviderNews } from './live/use-provider-news.ts'
import { useModuleLoader } from './pages/loader-context.ts'
import { RoutedScreen } from './pages/routed-screen.tsx'
import { useScrollToTop } from './pages/use-scroll-to-top.ts'
import { signInAddress } from './session/return-to.ts'
import { type Session, type UserKind, useSession } from './session/session.ts'
import { useOwnLanguage } from './session/use-own-language.ts'

interface AppProps {
  page: PageState
}

/** Finds out who is signed in, then shows what the address has for them. */
export function App({ page }: AppProps) {
  const store = useStore() as Store // the only store there is, made by makeStore()
  const session = useSession(page, useSessionEnd(store))
  const modules = useModuleList(page, session.status === 'signedIn' || session.status === 'visitor')
  useOwnLanguage(session)
  usePanels(modules, useModuleLoader())
  useLiveUpdates(session.status === 'signedIn', store)
  const role = useRole(page, session)
  useScrollToTop()
  useProviderNews()
  const provider = useProvider()

  return (
    <KerfThemeProvider role={role}>
      {contentOf()}
      <ToastHost />
    </KerfThemeProvider>
  )

  function contentOf(): ReactNode {
    if (session.status === 'unknown') {
      const { title, text: explanation } = text.sessionUnknown
      return (
        <BareFrame isFullWidth={false}>
          <ErrorState title={title(provider.name)} text={explanation} onRetry={session.retry} retryLabel={text.retry} />
        </BareFrame>
      )
    }
    if (session.status === 'loading' || !modules) return <LoadingScreen role={role} brand={provider} />
    return <RoutedScreen page={page} session={session} modules={modules} />
  }
}

/**
 * The user's role. Before it is known, the server has told whose portal may be loaded; for a visitor it is that of the
 * module whose page was asked for.
 */
function useRole(page: PageState, session: Session): Role {
  const { pathname } = useLocation()
  if (session.status === 'signedIn') return session.kind
  const own = page.signedIn ? page.modules.find(({ manifest }) => manifest.access.length === 1) : undefined
  const asked = page.modules.find((module) =>
    module.manifest.access.some((kind) => resolveRoute(pathname, kind, [module]).kind === 'page'),
  )
  return (own ?? asked)?.manifest.theme ?? 'customer'
}

/** Handles the session's end: clears the cache, and signing in leads back to where the user was. */
function useSessionEnd(store: Store): (kind: UserKind | undefined) => void {
  const navigate = useNavigate()
  return useCallback(
    (kind) => {
      const { pathname, search, hash } = window.location
      toast.info(text.sessionEnded)
      void navigate(signInAddress(pathname + search + hash, kind))
      store.dispatch(baseApi.util.resetApiState())
    },
    [navigate, store],
  )
}
