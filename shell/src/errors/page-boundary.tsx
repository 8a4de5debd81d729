import { useProvider } from '@kerf/shared-runtime'
import { ErrorState } from '@kerf/shared-ui/feedback/error-state.tsx'
import { Component, type ReactNode } from 'react'
import { ModuleLoadError } from '../federation/load-module.ts'
import { text } from '../text.ts'

interface PageBoundaryProps {
  /** The module's display name. */
  moduleTitle: string
  /** Called before a retry. */
  onRetry: () => void
  /** Called when a page crashed; load failures are known already. */
  onBroken: (error: unknown) => void
  children: ReactNode
}

/** Shows a small panel in place of a page that failed to load or crashed, while everything around it keeps working. */
export class PageBoundary extends Component<PageBoundaryProps, { failure: unknown }> {
  override state = { failure: undefined as unknown }

  static getDerivedStateFromError(failure: unknown) {
    return { failure }
  }

  override componentDidCatch(failure: unknown) {
    if (!(failure instanceof ModuleLoadError)) this.props.onBroken(failure)
  }

  private readonly retry = () => {
    this.props.onRetry()
    this.setState({ failure: undefined })
  }

  override render() {
    const { failure } = this.state
    if (failure === undefined) return this.props.children
    const isMissing = failure instanceof ModuleLoadError
    return <FailedPage missing={isMissing ? this.props.moduleTitle : undefined} onRetry={this.retry} />
  }
}

/** @param missing the module that failed to load, if that is the cause */
function FailedPage({ missing, onRetry }: { missing: string | undefined; onRetry: () => void }) {
  const { name } = useProvider()
  const { title, explanation } =
    missing === undefined
      ? { title: text.pageFailed.title, explanation: text.pageFailed.text(name) }
      : { title: text.moduleFailed.title(missing), explanation: text.moduleFailed.text(name) }
  return <ErrorState title={title} text={explanation} onRetry={onRetry} retryLabel={text.retry} />
}
