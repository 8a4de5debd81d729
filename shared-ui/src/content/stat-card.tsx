import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { Skeleton } from '../feedback/skeleton.tsx'
import { focusRing } from '../theme/mixins.ts'
import { color, fontSize, fontWeight, motion, radius, space } from '../theme/tokens.ts'

interface StatCardProps {
  label: string
  value: ReactNode
  hint?: ReactNode
  icon?: ReactNode
  /** Where the number comes from; makes the whole card a link. */
  to?: string
  loading?: boolean
}

const Frame = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: 1fr auto;
  /* Keeps the numbers of a row aligned when some names wrap. */
  grid-template-rows: 1fr auto;
  gap: ${space[4]} ${space[12]};
  padding: ${space[16]} 20px;
  border: 1px solid ${color.border};
  border-radius: ${radius.card};
  background: ${color.surface};
  transition: border-color ${motion.fast};

  &:has(a:hover) {
    border-color: ${color.accent};
  }
`

const Label = styled.p`
  font-size: ${fontSize[13]};
  color: ${color.textMuted};
`

const CardLink = styled(Link)`
  color: inherit;
  text-decoration: none;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${radius.card};
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
  ${focusRing}
`

const Value = styled.p`
  grid-column: 1;
  min-height: 36px;
  font-size: ${fontSize[24]};
  font-weight: ${fontWeight.semibold};
  font-variant-numeric: tabular-nums;
  letter-spacing: -0.01em;
`

const Hint = styled.p`
  grid-column: 1 / -1;
  font-size: ${fontSize[12]};
  color: ${color.textSubtle};
`

const IconSlot = styled.span`
  grid-row: 1 / span 2;
  grid-column: 2;
  display: grid;
  place-items: center;
  width: 36px;
  height: 36px;
  border-radius: ${radius.control};
  background: ${color.accentSoft};
  color: ${color.accentText};
`

/** One number with its name and a link to what it counts. */
export function StatCard({ label, value, hint, icon, to, loading = false }: StatCardProps) {
  return (
    <Frame aria-busy={loading || undefined}>
      <Label>{to === undefined ? label : <CardLink to={to}>{label}</CardLink>}</Label>
      <Value>{loading ? <Skeleton width="72px" height="28px" /> : value}</Value>
      {icon && <IconSlot aria-hidden>{icon}</IconSlot>}
      {hint && <Hint>{hint}</Hint>}
    </Frame>
  )
}
