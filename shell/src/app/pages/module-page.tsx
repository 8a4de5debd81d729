import type { ModuleListing } from '@kerf/module-kit/platform'
import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { PageBoundary } from '../../errors/page-boundary.tsx'
import { useModuleLoader } from './loader-context.ts'
import { useArrival } from './use-arrival.ts'

interface ModulePageProps {
  listing: ModuleListing
  page: string
  /** Shown while the page's code loads. */
  loading: ReactNode
}

/** One page of a module: loading, failed, or loaded. */
export function ModulePage(props: ModulePageProps) {
  const { listing, page } = props
  const loader = useModuleLoader()
  return (
    <PageBoundary
      key={`${listing.name}/${page}`}
      moduleTitle={listing.title}
      onRetry={() => loader.retry(listing, page)}
      onBroken={(error) => loader.reportBroken(listing, error)}
    >
      <LoadedPage {...props} />
    </PageBoundary>
  )
}

function LoadedPage({ listing, page, loading }: ModulePageProps) {
  const Page = usePage(listing, page)
  return Page ? <ArrivedPage Page={Page} /> : loading
}

function ArrivedPage({ Page }: { Page: ComponentType }) {
  useArrival()
  return <Page />
}

/**
 * The page's component, once loaded. Kept in state instead of suspending: React shows fallbacks for at least 300 ms, even
 * if the code loads at once.
 * @throws ModuleLoadError during rendering, if loading fails
 */
function usePage(offered: ModuleListing, page: string): ComponentType | undefined {
  const loader = useModuleLoader()
  // A release offered while the page is open waits until another page is opened: nobody is interrupted.
  const [listing] = useState(offered)
  const [settled, setSettled] = useState<{ Page?: ComponentType; failure?: unknown }>({})
  useEffect(() => {
    let isWanted = true
    const settle = (outcome: typeof settled) => isWanted && setSettled(outcome)
    if (loader.renew(listing)) return
    loader.loadPage(listing, page).then(
      (Page) => settle({ Page }),
      (failure) => {
        if (isWanted && !loader.recover(failure)) settle({ failure })
      },
    )
    return () => {
      isWanted = false
    }
  }, [loader, listing, page])
  if (settled.failure !== undefined) throw settled.failure
  return settled.Page ?? loader.loadedPage(listing, page)
}
