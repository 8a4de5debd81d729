import { ErrorState } from '@kerf/shared-ui/feedback/error-state.tsx'
import { Component, type ReactNode } from 'react'
import { ModuleLoadError } from '../federation/load-module.ts'
import { text } from '../text.ts'

interface PageBoundaryProps {
  /** The module's name for people. */
  moduleTitle: string
  /** Called before the page is tried again. */
  onRetry: () => void
  children: ReactNode
}

/** Shows a small panel in place of a page that cannot be loaded or that broke, while everything around it goes on. */
export class PageBoundary extends Component<PageBoundaryProps, { failure: unknown }> {
  override state = { failure: undefined as unknown }

  static getDerivedStateFromError(failure: unknown) {
    return { failure }
  }

  private readonly retry = () => {
    this.props.onRetry()
    this.setState({ failure: undefined })
  }

  override render() {
    const { failure } = this.state
    if (failure === undefined) return this.props.children
    const isMissing = failure instanceof ModuleLoadError
    const title = isMissing ? text.moduleFailed.title(this.props.moduleTitle) : text.pageFailed.title
    const explanation = isMissing ? text.moduleFailed.text : text.pageFailed.text
    return <ErrorState title={title} text={explanation} onRetry={this.retry} retryLabel={text.retry} />
  }
}
