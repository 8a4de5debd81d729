import type { ActorKind, ModuleListing, PageState } from '@kerf/module-kit/platform'
import { homeOf } from '@kerf/module-kit/return-to'
import { useProvider } from '@kerf/shared-runtime'
import { LoadingScreen } from '@kerf/shared-ui/frames/loading-screen.tsx'
import type { ReactNode } from 'react'
import { Navigate, Route, Routes, useLocation } from 'react-router-dom'
import { AccessDeniedPage } from '../../errors/access-denied-page.tsx'
import { NotFoundPage } from '../../errors/not-found-page.tsx'
import { text } from '../../text.ts'
import { BareFrame } from '../frame/bare-frame.tsx'
import { BarePageLoading, PortalPageLoading } from '../frame/page-loading.tsx'
import { usePortalFrame } from '../frame/portal-frame-loading.ts'
import type { Session } from '../session/session.ts'
import { ModulePage } from './module-page.tsx'
import { type Screen, screenFor } from './screen.ts'

interface RoutedScreenProps {
  page: PageState
  session: Extract<Session, { status: 'visitor' | 'signedIn' }>
  modules: readonly ModuleListing[]
}

/** What the current address shows to the current actor. */
export function RoutedScreen({ page, session, modules }: RoutedScreenProps) {
  const location = useLocation()
  const provider = useProvider()
  const actor: ActorKind = session.status === 'signedIn' ? session.kind : 'visitor'
  const PortalFrame = usePortalFrame(actor !== 'visitor')
  const screen = screenFor(location, actor, modules, page.guarded, window.location.origin)
  if (screen.kind === 'redirect') return <Navigate to={screen.to} replace />

  const title = titleOf(screen)
  const isBare = session.status === 'visitor' || (screen.kind === 'page' && screen.route.layout === 'bare')
  const content = contentOf(screen, homeOf[actor], location.pathname, isBare)
  return (
    <>
      <title>{text.pageTitle(title, provider.name)}</title>
      {isBare && <BareFrame isFullWidth={screen.kind === 'page'}>{content}</BareFrame>}
      {!isBare && !PortalFrame && <LoadingScreen role={session.kind} brand={provider} />}
      {!isBare && PortalFrame && (
        <PortalFrame session={session} modules={modules} pageName={title}>
          {content}
        </PortalFrame>
      )}
    </>
  )
}

function titleOf(screen: Exclude<Screen, { kind: 'redirect' }>): string {
  if (screen.kind === 'page') return screen.route.title
  return screen.kind === 'denied' ? text.accessDenied.title : text.notFound.title
}

function contentOf(
  screen: Exclude<Screen, { kind: 'redirect' }>,
  home: string,
  pathname: string,
  isBare: boolean,
): ReactNode {
  if (screen.kind === 'notFound') return <NotFoundPage home={home} />
  // Keyed by path, so that each denied page announces it again.
  if (screen.kind === 'denied') {
    return <AccessDeniedPage key={pathname} home={home} adminsOnly={screen.adminsOnly} words={screen.words} />
  }
  const { listing, route } = screen
  const loading = isBare ? <BarePageLoading /> : <PortalPageLoading />
  return (
    // The route is already known; a Route makes its parameters readable.
    <Routes>
      <Route path={route.path} element={<ModulePage listing={listing} page={route.page} loading={loading} />} />
    </Routes>
  )
}
