import type { ModuleListing } from '@kerf/module-kit/platform'
import { type ReactNode, Suspense, use } from 'react'
import { PageBoundary } from '../errors/page-boundary.tsx'
import { useModuleLoader } from './loader-context.ts'
import { useArrival } from './use-arrival.ts'

interface ModulePageProps {
  listing: ModuleListing
  page: string
}

interface LoadingModulePageProps extends ModulePageProps {
  /** Shown while its code is fetched. */
  loading: ReactNode
}

/** One page of a module: loading, failed, or there. */
export function ModulePage({ listing, page, loading }: LoadingModulePageProps) {
  const loader = useModuleLoader()
  return (
    <PageBoundary
      key={`${listing.name}/${page}`}
      moduleTitle={listing.title}
      onRetry={() => loader.forget(listing, page)}
    >
      <Suspense fallback={loading}>
        <LoadedPage listing={listing} page={page} />
      </Suspense>
    </PageBoundary>
  )
}

function LoadedPage({ listing, page }: ModulePageProps) {
  const Page = use(useModuleLoader().loadPage(listing, page))
  useArrival()
  return <Page />
}
