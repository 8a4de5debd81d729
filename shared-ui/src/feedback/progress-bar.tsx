import { styled } from 'styled-components'
import { color, fontSize, motion, radius, space } from '../theme/tokens.ts'

interface ProgressBarProps {
  /** Percent, 0 to 100. */
  value: number
  /** What is in progress; the accessible name. */
  label: string
  /** Shows the percentage to the right. */
  showValue?: boolean
}

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[12]};
`

const Track = styled.div`
  flex: 1;
  height: 6px;
  overflow: hidden;
  border-radius: ${radius.round};
  background: ${color.border};
`

const Bar = styled.div`
  height: 100%;
  border-radius: inherit;
  background: ${color.accent};
  transition: width ${motion.slow};
`

const Percent = styled.span`
  min-width: 4ch;
  font-size: ${fontSize[12]};
  font-variant-numeric: tabular-nums;
  color: ${color.textMuted};
  text-align: end;
`

/** How far something has come. Growth is animated unless the user prefers reduced motion. */
export function ProgressBar({ value, label, showValue = false }: ProgressBarProps) {
  const percent = Math.min(100, Math.max(0, value))
  return (
    <Row>
      <Track role="progressbar" aria-label={label} aria-valuenow={percent} aria-valuemin={0} aria-valuemax={100}>
        <Bar style={{ width: `${percent}%` }} />
      </Track>
      {showValue && <Percent aria-hidden>{percent}%</Percent>}
    </Row>
  )
}
