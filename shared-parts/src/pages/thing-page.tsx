import { messageOf, saysNotFound } from '@kerf/shared-runtime'
import { ButtonLink } from '@kerf/shared-ui/actions/button-link.tsx'
import { VisuallyHidden } from '@kerf/shared-ui/content/visually-hidden.tsx'
import { EmptyState } from '@kerf/shared-ui/feedback/empty-state.tsx'
import { ErrorState } from '@kerf/shared-ui/feedback/error-state.tsx'
import { Skeleton } from '@kerf/shared-ui/feedback/skeleton.tsx'
import { PageHeader } from '@kerf/shared-ui/frames/page-header.tsx'
import { type ReactElement, type ReactNode, useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { CopyLink } from './copy-link.tsx'
import { usePageTitle } from './use-page-title.ts'

/** The result of the query for one thing. */
interface Asked<Thing> {
  currentData?: Thing | undefined
  error?: unknown
  isFetching: boolean
  refetch: () => unknown
}

export interface ThingPageWords {
  /** The heading if the thing could not be loaded, as in 'Order'. */
  kind: string
  loading: string
  failed: string
  failedText?: string
  missing: string
  missingText: string
  /** A link to the list from a page that has nothing to show. */
  toList: string
}

interface ThingPageProps<Thing> {
  asked: Asked<Thing>
  words: ThingPageWords
  /** The list that it belongs to. */
  back: { to: string; label: string }
  /** Shown if there is no such thing. */
  icon: ReactElement
  /** The heading and the tab's title. */
  title: (thing: Thing) => string
  description?: (thing: Thing) => ReactNode
  badge?: (thing: Thing) => ReactNode
  /** Actions on it and links from it: the page's one main action last. */
  actions?: (thing: Thing) => ReactNode
  /** What comes next with it, below the heading. */
  next?: (thing: Thing) => ReactNode
  /** The page's skeleton, below its heading. */
  skeleton: ReactNode
  children: (thing: Thing) => ReactNode
}

const Missing = styled.div`
  outline: none;
`

/**
 * The page of one RFQ, quote or order, named by the address: loading, not found, failed, or loaded
 * (docs/product/modules-and-pages.md, 'Pages of their own'). Give it a key, so that another thing's page starts fresh.
 */
export function ThingPage<Thing>(props: ThingPageProps<Thing>) {
  const { asked, words, back, icon, title, skeleton } = props
  const { currentData: thing, error, isFetching, refetch } = asked
  const isMissing = thing === undefined && saysNotFound(error)
  const failed = thing === undefined && error !== undefined && !isMissing
  const titleWithout = isMissing ? words.missing : undefined
  usePageTitle(thing === undefined ? titleWithout : title(thing))
  if (isMissing) return <NotFound words={words} back={back} icon={icon} />
  // One header for all three states: the focus that it got when the page opened stays there.
  return (
    <>
      <PageHeader back={back} {...headOf(props, failed)} />
      {thing !== undefined && props.next?.(thing)}
      {thing !== undefined && props.children(thing)}
      {failed && (
        <ErrorState
          title={words.failed}
          text={words.failedText ?? messageOf(error, '')}
          error={words.failedText === undefined ? undefined : error}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {thing === undefined && !failed && <div aria-busy>{skeleton}</div>}
    </>
  )
}

function headOf<Thing>(props: ThingPageProps<Thing>, failed: boolean) {
  const { words, asked, title, description, badge, actions } = props
  const thing = asked.currentData
  if (thing !== undefined) {
    return {
      title: title(thing),
      description: description?.(thing),
      badge: badge?.(thing),
      actions: (
        <>
          <CopyLink />
          {actions?.(thing)}
        </>
      ),
    }
  }
  if (failed) return { title: words.kind }
  return {
    title: (
      <>
        <VisuallyHidden>{words.loading}</VisuallyHidden>
        <Skeleton width="200px" height="28px" />
      </>
    ),
    description: <Skeleton width="160px" height="16px" />,
  }
}

function NotFound({ words, back, icon }: Pick<ThingPageProps<unknown>, 'words' | 'back' | 'icon'>) {
  const frame = useRef<HTMLDivElement>(null)
  // It replaces the heading that had the focus.
  useEffect(() => frame.current?.focus({ preventScroll: true }), [])
  return (
    <Missing ref={frame} tabIndex={-1}>
      <EmptyState
        headingLevel={1}
        icon={icon}
        title={words.missing}
        text={words.missingText}
        action={<ButtonLink to={back.to}>{words.toList}</ButtonLink>}
      />
    </Missing>
  )
}
