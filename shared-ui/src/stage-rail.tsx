import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { css, styled } from 'styled-components'
import { color, fontSize, fontWeight, radius, space } from './theme/tokens.ts'

export type StageState = 'completed' | 'current' | 'pending'

export interface Stage {
  key: string
  label: string
  state: StageState
  /** Already formatted: when it was reached, or is expected. */
  date?: string | undefined
  note?: ReactNode
}

interface StageRailProps {
  /** Read aloud. */
  label?: string
  stages: readonly Stage[]
  texts?: Record<StageState, string>
}

/** Marks the stages before `currentKey` as completed and those after as pending; with `done` the current is completed. */
export function stagesUpTo(
  stages: readonly Omit<Stage, 'state'>[],
  currentKey: string,
  { done = false }: { done?: boolean } = {},
): Stage[] {
  const current = stages.findIndex((stage) => stage.key === currentKey)
  return stages.map((stage, index) => {
    if (index < current || (index === current && done)) return { ...stage, state: 'completed' }
    return { ...stage, state: index === current ? 'current' : 'pending' }
  })
}

const defaultTexts: Record<StageState, string> = {
  completed: 'Completed',
  current: 'In Progress',
  pending: 'Pending',
}

const Container = styled.div`
  container-type: inline-size;
`

/* Lies down where every stage has room for its name, and stands upright otherwise: also in a narrow card. */
const Rail = styled.ol`
  display: grid;

  @container (min-width: 720px) {
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
  }
`

const line = css<{ $state: StageState }>`
  background: ${({ $state }) => ($state === 'completed' ? color.accent : color.border)};
`

const Item = styled.li<{ $state: StageState }>`
  position: relative;
  padding: 0 0 ${space[16]} 36px;

  &:not(:last-child)::before {
    content: '';
    position: absolute;
    top: 26px;
    bottom: 2px;
    left: 11px;
    width: 2px;
    ${line}
  }

  @container (min-width: 720px) {
    padding: 34px ${space[8]} 0 0;

    &:not(:last-child)::before {
      inset: 11px 6px auto 30px;
      width: auto;
      height: 2px;
    }
  }
`

const markers = {
  completed: css`
    background: ${color.accent};
    color: ${color.onAccent};
  `,
  current: css`
    border: 2px solid ${color.accent};
    background: ${color.accentSoft};

    &::after {
      content: '';
      width: 8px;
      height: 8px;
      border-radius: ${radius.round};
      background: ${color.accent};
    }
  `,
  pending: css`
    border: 2px solid ${color.controlBorder};
    background: ${color.surface};
  `,
}

const Marker = styled.span<{ $state: StageState }>`
  position: absolute;
  top: 0;
  left: 0;
  display: grid;
  place-items: center;
  width: 24px;
  height: 24px;
  border-radius: ${radius.round};
  ${({ $state }) => markers[$state]}
`

const Label = styled.p<{ $state: StageState }>`
  font-size: ${fontSize[13]};
  font-weight: ${({ $state }) => ($state === 'pending' ? fontWeight.regular : fontWeight.medium)};
  line-height: 1.35;
  color: ${({ $state }) => ($state === 'pending' ? color.textMuted : color.text)};
`

const Detail = styled.p<{ $state: StageState }>`
  font-size: ${fontSize[12]};
  font-variant-numeric: tabular-nums;
  color: ${({ $state }) => ($state === 'current' ? color.accentText : color.textSubtle)};
`

/** A line of named stages with the present one marked. Knows nothing of what goes through them. */
export function StageRail({ label = 'Progress', stages, texts = defaultTexts }: StageRailProps) {
  return (
    <Container>
      <Rail aria-label={label}>
        {stages.map((stage) => (
          <Item key={stage.key} $state={stage.state} aria-current={stage.state === 'current' ? 'step' : undefined}>
            <Marker $state={stage.state} aria-hidden>
              {stage.state === 'completed' && <Check size={14} strokeWidth={3} />}
            </Marker>
            <Label $state={stage.state}>{stage.label}</Label>
            <Detail $state={stage.state}>{texts[stage.state]}</Detail>
            {stage.date && <Detail $state="pending">{stage.date}</Detail>}
            {stage.note}
          </Item>
        ))}
      </Rail>
    </Container>
  )
}
