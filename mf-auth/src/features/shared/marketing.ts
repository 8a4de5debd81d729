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
import { marketingText } from './marketing-text.ts'

const icons: Readonly<Record<PortalRole, readonly LucideIcon[]>> = {
  customer: [Cog, FileText, Timer, ShieldCheck, Truck, Ruler],
  supplier: [Users, ClipboardList, Globe, BadgeCheck, Cpu, TrendingUp],
}

const shown = (role: PortalRole) => {
  const { title, text, points } = marketingText[role]
  return { title, text, points: points.map((point, at) => ({ icon: icons[role][at] ?? Cog, ...point })) }
}

/** What the sign-in page says to each kind of user. */
export const marketing: Readonly<Record<PortalRole, ReturnType<typeof shown>>> = {
  customer: shown('customer'),
  supplier: shown('supplier'),
}
