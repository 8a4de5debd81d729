import type { ActorKind, ModuleListing } from '@kerf/module-kit/platform'
import { homeOf } from '@kerf/module-kit/return-to'
import { isLinkFor, matchesPath, routeAccess } from '@kerf/module-kit/routing'
import { DraftGuard } from '@kerf/shared-parts/forms/leave-guard.tsx'
import { onQuestion, useProvider, useThemeChoice } from '@kerf/shared-runtime'
import { useGetProfileQuery } from '@kerf/shared-runtime/endpoints/profile'
import { PortalLayout } from '@kerf/shared-ui/frames/portal-layout.tsx'
import { TopNavigation } from '@kerf/shared-ui/frames/top-navigation.tsx'
import { UserMenu } from '@kerf/shared-ui/frames/user-menu.tsx'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { Bell } from '../../bell/bell.tsx'
import { FindAnything } from '../../find/find-anything.tsx'
import { usePortalShortcuts } from '../../shortcuts/shortcuts.tsx'
import { text } from '../../text.ts'
import { usePreload } from '../pages/use-preload.ts'
import { hasDrafts } from '../session/drafts.ts'
import type { Session } from '../session/session.ts'
import { useLogout } from '../session/use-logout.ts'
import { navigationIcons } from './navigation-icons.ts'
import { useNavigationCounts, wordsOf } from './use-navigation-counts.ts'

type SignedIn = Extract<Session, { status: 'signedIn' }>

interface Link {
  to: string
  access?: readonly ActorKind[] | undefined
}

interface PortalFrameProps {
  session: SignedIn
  modules: readonly ModuleListing[]
  pageName: string
  children: ReactNode
}

/** The frame around a signed-in user's pages, with the navigation that the modules' manifests ask for. */
export function PortalFrame({ session: { user, kind }, modules, pageName, children }: PortalFrameProps) {
  const onLogout = useLogout(kind)
  const [appearance, setAppearance] = useThemeChoice()
  const { pathname } = useLocation()
  const brand = useProvider()
  const preload = usePreload(modules, kind)
  const { data: profile } = useGetProfileQuery()
  const manifests = modules.map(({ manifest }) => manifest)
  // What all kinds of user share comes after what is of the own portal.
  const ownFirst = manifests.toSorted((a, b) => Number(servesSeveralKinds(a)) - Number(servesSeveralKinds(b)))
  const entriesOf = <T extends Link>(pick: (manifest: ModuleListing['manifest']) => readonly T[]) =>
    ownFirst.flatMap((manifest) =>
      pick(manifest).filter(
        (link) =>
          isLinkFor(link, kind) &&
          manifest.routes.some(
            (route) =>
              matchesPath(route.path, link.to) &&
              routeAccess(manifest, route).includes(kind) &&
              !(route.acting && mayOnlyLook(user)),
          ),
      ),
    )
  const navigation = entriesOf((manifest) => manifest.navigation)
  const counts = useNavigationCounts(navigation.map(({ count }) => count))
  const home = homeOf[kind]
  const topNavigation = entriesOf((manifest) => manifest.topNavigation)
  const menu = [...topNavigation, ...entriesOf((manifest) => manifest.menu)]
  const { shortcutsWindow, openShortcuts } = usePortalShortcuts(navigation)

  return (
    <PortalLayout
      nav={navigation.map(({ to, label, icon, count }, at) => ({
        to: addressNow(manifests, to, pathname),
        label,
        icon: navigationIcons[icon],
        end: to === home,
        ...(count ? { badge: counts[at], badgeLabel: wordsOf(count), isWaiting: count.kind === 'waiting' } : {}),
      }))}
      pageName={pageName}
      brand={brand}
      welcomeName={user.name || text.welcomeFallback[kind]}
      companyName={profile?.companyName ?? undefined}
      onLogout={onLogout}
      onNavHover={preload}
      onQuestion={onQuestion}
      homeTo={home}
      topNavigation={<TopNavigation items={topNavigation} onNavHover={preload} />}
      shortcuts={menu.map(({ to, label }) => ({ to, label, end: to === home }))}
      search={<FindAnything modules={modules} kind={kind} userId={user.id} mayAct={!mayOnlyLook(user)} />}
      bell={<Bell kind={kind} />}
      userMenu={
        <UserMenu
          name={user.name}
          email={user.email}
          appearance={appearance}
          onAppearanceChange={setAppearance}
          items={[
            ...entriesOf((manifest) => manifest.userMenu),
            { label: text.shortcuts, onSelect: openShortcuts },
            { label: text.logout, onSelect: onLogout },
          ]}
        />
      }
    >
      {children}
      {shortcutsWindow}
      <DraftGuard
        areThere={hasDrafts}
        title={text.drafts.title}
        leaveLabel={text.drafts.leave}
        stayLabel={text.drafts.stay}
      />
    </PortalLayout>
  )
}

/** Viewers of a company look and do not act (docs/product/access.md, 'Who acts in a company'). */
function mayOnlyLook({ companyRole }: SignedIn['user']): boolean {
  return companyRole === 'viewer'
}

function servesSeveralKinds({ access }: ModuleListing['manifest']): boolean {
  return access.filter((kind) => kind !== 'visitor').length > 1
}

/** A page may have several addresses, such as /admin and /admin/dashboard: its entry is marked at each of them. */
function addressNow(manifests: readonly ModuleListing['manifest'][], to: string, pathname: string): string {
  for (const { routes } of manifests) {
    const pageAt = (path: string) => routes.find((route) => matchesPath(route.path, path))?.page
    const page = pageAt(to)
    if (page !== undefined && page === pageAt(pathname)) return pathname
  }
  return to
}
