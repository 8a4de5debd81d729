import type { LucideIcon } from 'lucide-react'
import { styled } from 'styled-components'
import { color, fontSize, fontWeight, media, radius, space } from '../theme/tokens.ts'

interface MarketingPanelProps {
  title: string
  text?: string
  points: readonly { icon: LucideIcon; title: string; text?: string }[]
}

const Frame = styled.div`
  display: grid;
  gap: ${space[32]};
  max-width: 620px;
`

const Title = styled.h2`
  font-size: ${fontSize[32]};
  font-weight: ${fontWeight.semibold};
  line-height: 1.2;
  letter-spacing: -0.02em;
  text-wrap: balance;
  ${media.narrow} {
    font-size: ${fontSize[24]};
  }
`

const Text = styled.p`
  margin-top: ${space[12]};
  font-size: ${fontSize[16]};
  color: ${color.textMuted};
`

const Points = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(240px, 100%), 1fr));
  gap: ${space[24]};
`

const Point = styled.li`
  display: grid;
  grid-template-columns: auto 1fr;
  grid-template-rows: auto 1fr;
  gap: 2px ${space[12]};
  align-items: start;
`

const IconSlot = styled.span`
  grid-row: span 2;
  display: grid;
  place-items: center;
  width: 36px;
  height: 36px;
  border: 1px solid ${color.border};
  border-radius: ${radius.control};
  background: ${color.surface};
  color: ${color.accentText};
`

const PointTitle = styled.h3`
  font-size: ${fontSize[14]};
  font-weight: ${fontWeight.semibold};
`

const PointText = styled.p`
  grid-column: 2;
  font-size: ${fontSize[13]};
  color: ${color.textMuted};
`

/** A few points about what the product offers, for AuthLayout. */
export function MarketingPanel({ title, text, points }: MarketingPanelProps) {
  return (
    <Frame>
      <div>
        <Title>{title}</Title>
        {text && <Text>{text}</Text>}
      </div>
      <Points>
        {points.map(({ icon: Icon, title: pointTitle, text: pointText }) => (
          <Point key={pointTitle}>
            <IconSlot aria-hidden>
              <Icon size={18} />
            </IconSlot>
            <PointTitle>{pointTitle}</PointTitle>
            {pointText && <PointText>{pointText}</PointText>}
          </Point>
        ))}
      </Points>
    </Frame>
  )
}
