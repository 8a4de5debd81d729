import type { PortalRole } from '@kerf/shared-contracts/contracts/auth'
import {
  BadgeCheck,
  ClipboardList,
  Cog,
  Cpu,
  FileText,
  Globe,
  type LucideIcon,
  Ruler,
  ShieldCheck,
  Timer,
  TrendingUp,
  Truck,
  Users,
} from 'lucide-react'

interface Marketing {
  title: string
  text: string
  points: { icon: LucideIcon; title: string; text: string }[]
}

/** The sign-in page's texts for each kind of user (docs/product/accounts.md, 'Sign in'). */
export const marketing: Record<PortalRole, Marketing> = {
  customer: {
    title: 'Custom parts, from drawing to delivery',
    text: 'Send us your STEP files and drawings. We quote, make, check and ship, and you see every stage.',
    points: [
      {
        icon: Cog,
        title: 'Custom part manufacturing',
        text: 'Machined, cast, forged, cut, printed or moulded, true to your drawing.',
      },
      {
        icon: FileText,
        title: 'Professional quotes',
        text: 'A clear price, a delivery date, and a document you can pass on.',
      },
      { icon: Timer, title: 'Fast turnaround', text: 'Your request reaches an engineer as soon as you submit it.' },
      {
        icon: ShieldCheck,
        title: 'Quality assurance',
        text: 'You approve the inspection report before anything is packed.',
      },
      { icon: Truck, title: 'Global shipping', text: 'Whole or partial shipments, each with its tracking number.' },
      {
        icon: Ruler,
        title: 'Industry standards',
        text: 'Materials, tolerances and finishes by the names your drawings use.',
      },
    ],
  },
  supplier: {
    title: 'Keep your machines on the work they do best',
    text: 'Join the network: see requests that fit your shop, quote them, and receive purchase orders in one place.',
    points: [
      {
        icon: Users,
        title: 'Expand your customer base',
        text: 'Requests for parts that you would not have heard of otherwise.',
      },
      {
        icon: ClipboardList,
        title: 'Streamlined operations',
        text: 'Requests, quotes and purchase orders in one list, not in email threads.',
      },
      {
        icon: Globe,
        title: 'Global market access',
        text: 'Quote from wherever your shop is: drawings and documents are all online.',
      },
      {
        icon: BadgeCheck,
        title: 'Quality certification',
        text: 'State your certificates once, and be asked for the work that needs them.',
      },
      {
        icon: Cpu,
        title: 'Advanced manufacturing',
        text: 'Five-axis milling, metal printing, moulding: say what your machines can do.',
      },
      {
        icon: TrendingUp,
        title: 'Revenue growth',
        text: 'Fill free machine hours, against purchase orders with clear terms.',
      },
    ],
  },
}
