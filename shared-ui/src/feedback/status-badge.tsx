import {
  Archive,
  CircleCheck,
  CircleDashed,
  CircleX,
  Clock,
  Eye,
  Factory,
  FilePen,
  Inbox,
  type LucideIcon,
  PackageCheck,
  Send,
  Truck,
} from 'lucide-react'
import { styled } from 'styled-components'
import type { Tone } from '../theme/palette.ts'
import { Badge } from './badge.tsx'

interface StatusLook {
  tone: Tone
  icon: LucideIcon
}

const pending: StatusLook = { tone: 'yellow', icon: Clock }
const approved: StatusLook = { tone: 'green', icon: CircleCheck }
const declined: StatusLook = { tone: 'red', icon: CircleX }
const production: StatusLook = { tone: 'indigo', icon: Factory }

/** The colours of DESIGN: a status by its plain name, whatever object it belongs to. */
const looks: ReadonlyMap<string, StatusLook> = new Map([
  ['new', { tone: 'blue', icon: Inbox }],
  ['pending', pending],
  ['submitted', { tone: 'blue', icon: Send }],
  ['reviewing', { tone: 'blue', icon: Eye }],
  ['sent_to_suppliers', { tone: 'blue', icon: Send }],
  ['quoted', { tone: 'indigo', icon: FilePen }],
  ['accepted', approved],
  ['approved', approved],
  ['completed', approved],
  ['paid', approved],
  ['active', approved],
  ['verified', approved],
  ['declined', declined],
  ['rejected', declined],
  ['needs_revision', { tone: 'red', icon: FilePen }],
  ['expired', { tone: 'grey', icon: Clock }],
  ['in_production', production],
  ['material_procurement', production],
  ['manufacturing', production],
  ['finishing', production],
  ['quality_check', production],
  ['packing', production],
  ['in_transit', { tone: 'teal', icon: Truck }],
  ['shipped', { tone: 'teal', icon: Truck }],
  ['delivered', { tone: 'green', icon: PackageCheck }],
  ['archived', { tone: 'grey', icon: Archive }],
] satisfies [string, StatusLook][])

const unknown: StatusLook = { tone: 'grey', icon: CircleDashed }

/** `material_procurement` -> "Material Procurement" (docs/product/orders.md, 'Stages'). */
export function statusWords(status: string): string {
  return status.replaceAll('_', ' ').replace(/\b\w/g, (letter) => letter.toUpperCase())
}

interface StatusBadgeProps {
  /** A plain status such as `needs_revision`; tone, icon and word follow from it unless they are given. */
  status?: string | undefined
  tone?: Tone | undefined
  icon?: LucideIcon | undefined
  label?: string | undefined
}

/* In a narrow column the words are cut, not the badge. */
const Words = styled.span`
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
`

/** A status with colour, icon and word, never colour alone. */
export function StatusBadge({ status = '', tone, icon, label }: StatusBadgeProps) {
  const look = looks.get(status) ?? unknown
  const Icon = icon ?? look.icon
  const words = label ?? statusWords(status)
  return (
    <Badge tone={tone ?? look.tone}>
      <Icon size={13} aria-hidden />
      <Words title={words}>{words}</Words>
    </Badge>
  )
}
