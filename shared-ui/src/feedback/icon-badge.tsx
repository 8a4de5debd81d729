import type { LucideIcon } from 'lucide-react'
import { styled } from 'styled-components'
import type { Tone } from '../theme/palette.ts'
import { Badge } from './badge.tsx'

interface IconBadgeProps {
  tone: Tone
  icon: LucideIcon
  label: string
}

/* In a narrow column the label is cut, not the badge. */
const Words = styled.span`
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
`

/** A status with colour, icon and label: never colour alone. */
export function IconBadge({ tone, icon: Icon, label }: IconBadgeProps) {
  return (
    <Badge tone={tone}>
      <Icon size={13} aria-hidden />
      <Words title={label}>{label}</Words>
    </Badge>
  )
}
