import type { PageState } from '@kerf/module-kit/platform'
import { resolveRoute } from '@kerf/module-kit/routing'
import { provideFederation } from '@kerf/module-kit/runtime/provide-federation'
import type { Language } from '@kerf/shared-contracts/words/languages'
import {
  announceModuleVersions,
  applyStoredThemeChoice,
  makeStore,
  presentLanguage,
  readToken,
} from '@kerf/shared-runtime'
import { createRoot } from 'react-dom/client'
import { Provider } from 'react-redux'
import { BrowserRouter } from 'react-router-dom'
import { createIntegrityRegistry } from '../federation/integrity.ts'
import { createModuleLoader, type ModuleLoader } from '../federation/load-module.ts'
import { restartOnce } from '../federation/restart-once.ts'
import { hearEarlyFind } from '../find/early-find.ts'
import { fetchListing, reportFailure, takeModuleList } from '../registry/module-list.ts'
import { readPageState } from '../registry/page-state.ts'
import { spokenPage } from '../registry/spoken.ts'
import { keepWorkingReleases } from '../registry/working-releases.ts'
import { App } from './app.tsx'
import { loadPortalFrame } from './frame/portal-frame-loading.ts'
import { takeProvider } from './live/use-provider-news.ts'
import { LoaderProvider } from './pages/loader-context.ts'
import { discardDraftsOfLogouts } from './session/drafts-after-logout.ts'

/** The shell's version, inserted by the build. */
declare const KERF_VERSION: string

/**
 * Preloads what the address is going to show, without waiting for the first render or for the session check. A failure is
 * reported when the page is opened, which tries again.
 */
function preload({ modules, signedIn }: PageState, loader: ModuleLoader): void {
  if (signedIn) loadPortalFrame().catch(() => {})
  for (const kind of signedIn ? (['customer', 'supplier', 'admin'] as const) : (['visitor'] as const)) {
    const target = resolveRoute(window.location.pathname, kind, modules)
    if (target.kind !== 'page') continue
    loader.loadPage(target.module, target.route.page).catch(() => loader.forget(target.module, target.route.page))
    return
  }
}

/** Loads the shell's words of a language; nothing for English, which it has. */
function loadWords(language: Language): Promise<unknown> | undefined {
  if (language === 'de') return import('../languages/de.ts')
  return language === 'ja' ? import('../languages/ja.ts') : undefined
}

function start(container: HTMLElement): void {
  applyStoredThemeChoice()
  // Before a page reads them, and before the session's own listener reloads the page.
  discardDraftsOfLogouts()
  const page = spokenPage(readPageState(document), presentLanguage())
  if (page.signedIn) hearEarlyFind()
  const store = makeStore()
  takeProvider(store, page)
  const isForThisActor = page.signedIn || readToken() === null
  void takeModuleList(store, page, isForThisActor)

  const integrity = createIntegrityRegistry(window.location.origin)
  const versions: Record<string, string> = { shell: KERF_VERSION }
  announceModuleVersions(versions)
  const loader = createModuleLoader({
    language: presentLanguage(),
    containers: provideFederation(integrity.hashOf),
    integrity,
    working: keepWorkingReleases(window.localStorage),
    refresh: (module) => fetchListing(store, module),
    restart: restartOnce(window.sessionStorage, () => window.location.reload()),
    report: (failure) => reportFailure(store, failure),
    onLoaded({ name, version }) {
      versions[name] = version
      announceModuleVersions(versions)
    },
  })
  if (isForThisActor) preload(page, loader)

  createRoot(container).render(
    <Provider store={store}>
      <LoaderProvider value={loader}>
        <BrowserRouter>
          <App page={page} />
        </BrowserRouter>
      </LoaderProvider>
    </Provider>,
  )
}

const root = document.getElementById('root')
if (!root) throw new Error('The page has no root element')
const container = root
const words = loadWords(presentLanguage())
if (words) {
  // Without its words the page speaks English.
  words.catch(() => undefined).then(() => start(container))
} else {
  start(container)
}
