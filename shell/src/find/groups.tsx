import type { FindGroup, FindHit } from '@kerf/shared-contracts/contracts/find'
import { orderStatusLabel } from '@kerf/shared-contracts/rules/order-lifecycle'
import { rfqStatusLabel } from '@kerf/shared-contracts/rules/rfq-lifecycle'
import { RowPicture } from '@kerf/shared-parts/files/row-picture.tsx'
import { StatusBadge } from '@kerf/shared-parts/statuses/status-badge.tsx'
import type { FinderGroup, FinderOption } from '@kerf/shared-ui/finder/finder.tsx'
import { OptionIcon } from '@kerf/shared-ui/finder/finder-style.tsx'
import {
  Building2,
  Factory,
  Files,
  FileText,
  History,
  type LucideIcon,
  Package,
  Paperclip,
  Send,
  ShoppingCart,
  User,
} from 'lucide-react'
import { navigationIcons } from '../app/frame/navigation-icons.ts'
import { text } from './dialog-text.ts'
import type { Page } from './pages.ts'
import type { RecentEntry } from './recent.ts'

type FindKind = FindGroup['kind']

const icons: Record<FindKind, LucideIcon> = {
  rfq: Files,
  quote: FileText,
  order: Package,
  customer: User,
  company: Building2,
  supplier: Factory,
  supplier_request: Send,
  supplier_quote: FileText,
  purchase_order: ShoppingCart,
  file: Paperclip,
}

const statusWords: Partial<Record<FindKind, (status: string) => string>> = {
  rfq: rfqStatusLabel,
  order: orderStatusLabel,
}

const isKind = (kind: string): kind is FindKind => kind in icons

/** The picture of what is made; of anything else, an icon as wide. */
function pictureOf(kind: FindKind, picture: FindHit['picture']) {
  const Icon = icons[kind]
  if (picture) return <RowPicture picture={picture} />
  return (
    <OptionIcon>
      <Icon size={18} aria-hidden />
    </OptionIcon>
  )
}

function optionOf(kind: FindKind, { id, title, details, status, address, picture }: FindHit): FinderOption {
  return {
    id: `${kind} ${id}`,
    to: address,
    title,
    details,
    icon: pictureOf(kind, picture),
    badge: status !== null && <StatusBadge status={status} label={statusWords[kind]?.(status)} />,
  }
}

function optionOfPage({ to, title, icon }: Page): FinderOption {
  const Icon = navigationIcons[icon]
  return { id: `page ${to}`, to, title, icon: <Icon size={18} aria-hidden /> }
}

function optionOfRecent({ to, kind, title, details }: RecentEntry): FinderOption {
  const Icon = isKind(kind) ? icons[kind] : History
  return { id: `${kind} recent ${to}`, to, title, details, icon: <Icon size={18} aria-hidden /> }
}

/** The kind of an option's target, to remember it by. */
export const kindOfOption = (id: string): string => id.split(' ')[0] ?? ''

export interface Found {
  recent: readonly RecentEntry[]
  pages: readonly Page[]
  hits: readonly FindGroup[]
  /** Whether the hits belong to an earlier text. */
  areOld: boolean
}

/** The options in order: recently opened, the exact match, pages, and the others. */
export function groupsOf({ recent, pages, hits, areOld }: Found): FinderGroup[] {
  const names = text.groups
  const found = hits.map(({ kind, hits: some, hasMore }) => ({
    isExact: some[0]?.isExact === true,
    group: {
      ...{ id: kind, label: names[kind], options: some.map((hit) => optionOf(kind, hit)), isOld: areOld },
      note: hasMore ? text.more : undefined,
    },
  }))
  const groups: FinderGroup[] = [
    { id: 'recent', label: names.recent, options: recent.map(optionOfRecent) },
    ...found.filter(({ isExact }) => isExact).map(({ group }) => group),
    { id: 'page', label: names.page, options: pages.map(optionOfPage) },
    ...found.filter(({ isExact }) => !isExact).map(({ group }) => group),
  ]
  return groups.filter(({ options }) => options.length > 0)
}
