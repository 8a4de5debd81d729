import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { common } from '../words/common.ts'
import { spoken } from '../words/spoken.ts'
import { Container, Detail, Item, Label, Marker, Rail, type StageState } from './stage-rail-style.tsx'

export interface Stage {
  key: string
  label: string
  state: StageState
  /** Already formatted: when the stage was or will be reached. */
  date?: string | undefined
  /** How long it usually takes, in words. */
  estimate?: string | undefined
  note?: ReactNode
}

interface StageRailProps {
  /** Accessible name. */
  label?: string
  stages: readonly Stage[]
  texts?: Record<StageState, string>
}

const defaultTexts = spoken<Record<StageState, string>>('stageRail', {
  completed: 'Completed',
  skipped: 'Skipped',
  current: 'In Progress',
  pending: 'Pending',
})

/** A line of named stages with the present one marked, whatever goes through them. */
export function StageRail({ label = common.progress, stages, texts = defaultTexts }: StageRailProps) {
  return (
    <Container>
      <Rail aria-label={label} $count={stages.length}>
        {stages.map((stage) => (
          <Item key={stage.key} $state={stage.state} aria-current={stage.state === 'current' ? 'step' : undefined}>
            <Marker $state={stage.state} aria-hidden>
              {stage.state === 'completed' && <Check size={14} strokeWidth={3} />}
            </Marker>
            <Label $state={stage.state}>{stage.label}</Label>
            <Detail $state={stage.state}>{texts[stage.state]}</Detail>
            {stage.date && <Detail $state="pending">{stage.date}</Detail>}
            {stage.estimate && <Detail $state="pending">{stage.estimate}</Detail>}
            {stage.note}
          </Item>
        ))}
      </Rail>
    </Container>
  )
}
