import { IconBadge } from '@kerf/shared-ui/feedback/icon-badge.tsx'
import type { Tone } from '@kerf/shared-ui/theme/palette.ts'
import {
  AlarmClock,
  Archive,
  Ban,
  CircleAlert,
  CircleCheck,
  CircleDashed,
  CircleMinus,
  CircleX,
  Clock,
  Eye,
  Factory,
  FileDiff,
  FilePen,
  Inbox,
  Lock,
  type LucideIcon,
  PackageCheck,
  Send,
  Truck,
  Undo2,
} from 'lucide-react'
import { text } from './text.ts'

interface StatusLook {
  tone: Tone
  icon: LucideIcon
}

const pending: StatusLook = { tone: 'yellow', icon: Clock }
/** What somebody is waited for: the same look for everybody and everything. */
const needed: StatusLook = { tone: 'yellow', icon: CircleAlert }
const approved: StatusLook = { tone: 'green', icon: CircleCheck }
const declined: StatusLook = { tone: 'red', icon: CircleX }
const production: StatusLook = { tone: 'indigo', icon: Factory }

/** The colours of statuses: one status has the same colour on every object. */
const looks: ReadonlyMap<string, StatusLook> = new Map([
  ['decision_needed', needed],
  ['purchase_order_needed', needed],
  ['approval_needed', needed],
  ['unread', needed],
  ['revision_needed', needed],
  ['answer_needed', needed],
  ['not_acknowledged', needed],
  ['new', { tone: 'blue', icon: Inbox }],
  ['viewed', { tone: 'blue', icon: Eye }],
  ['pending', pending],
  ['submitted', { tone: 'blue', icon: Send }],
  ['issued', { tone: 'blue', icon: Send }],
  ['reviewing', { tone: 'blue', icon: Eye }],
  ['sent_to_suppliers', { tone: 'blue', icon: Send }],
  ['quoted', { tone: 'indigo', icon: FilePen }],
  ['accepted', approved],
  ['approved', approved],
  ['completed', approved],
  ['acknowledged', approved],
  ['paid', approved],
  ['active', approved],
  ['verified', approved],
  ['declined', declined],
  ['withdrawn', { tone: 'grey', icon: Undo2 }],
  ['rejected', declined],
  ['needs_revision', { tone: 'red', icon: FilePen }],
  ['not_selected', { tone: 'grey', icon: CircleMinus }],
  ['outdated', { tone: 'red', icon: FileDiff }],
  ['late', { tone: 'red', icon: AlarmClock }],
  ['cancelled', { tone: 'grey', icon: Ban }],
  ['unpaid', { tone: 'grey', icon: CircleDashed }],
  ['expired', { tone: 'grey', icon: Clock }],
  ['closed', { tone: 'grey', icon: Lock }],
  ['suspended', { tone: 'red', icon: Ban }],
  ['deleted', { tone: 'grey', icon: Ban }],
  ['in_production', production],
  ['material_procurement', production],
  ['manufacturing', production],
  ['finishing', production],
  ['quality_check', production],
  ['packing', production],
  ['in_transit', { tone: 'teal', icon: Truck }],
  ['shipped', { tone: 'teal', icon: Truck }],
  ['delivered', { tone: 'green', icon: PackageCheck }],
  ['received', { tone: 'green', icon: PackageCheck }],
  ['archived', { tone: 'grey', icon: Archive }],
] satisfies [string, StatusLook][])

const unknown: StatusLook = { tone: 'grey', icon: CircleDashed }

const known: Readonly<Record<string, string>> = text

/** `material_procurement` -> "Material Procurement" (docs/product/orders.md, 'Stages'), in the page's language. */
function statusWords(status: string): string {
  return known[status] ?? inCapitals(status)
}

function inCapitals(status: string): string {
  return status.replaceAll('_', ' ').replace(/\b\w/g, (letter) => letter.toUpperCase())
}

interface StatusBadgeProps {
  /** A contract's status, such as `needs_revision`, which decides colour, icon and label. */
  status: string
  /** Replaces the status's icon. */
  icon?: LucideIcon | undefined
  /** Replaces the status's label. */
  label?: string | undefined
}

/** The status of an RFQ, quote, order, shipment, quality check, supplier request or purchase order. */
export function StatusBadge({ status, icon, label = statusWords(status) }: StatusBadgeProps) {
  const look = looks.get(status) ?? unknown
  return <IconBadge tone={look.tone} icon={icon ?? look.icon} label={label} />
}
