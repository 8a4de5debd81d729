import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Button } from '../actions/button.tsx'
import { color, fontWeight, radius, space } from '../theme/tokens.ts'
import { locale } from '../words/locale.ts'
import { spoken } from '../words/spoken.ts'

interface SelectionBarProps {
  count: number
  /** How many rows can be selected. */
  shown: number
  onSelectAll: () => void
  onClear: () => void
  /** Actions on the selected rows. */
  children: ReactNode
  texts?: { selected: (count: string) => string; all: (shown: string) => string; clear: string }
}

const barTexts = spoken('selectionBar', {
  selected: (count: string) => `${count} selected`,
  all: (shown: string) => `Select all ${shown} shown`,
  clear: 'Clear selection',
})

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[8]} ${space[12]};
  margin-bottom: ${space[12]};
  padding: ${space[8]} ${space[12]};
  border: 1px solid ${color.border};
  border-radius: ${radius.card};
  background: ${color.accentSoft};
`

const Count = styled.span`
  font-weight: ${fontWeight.semibold};
  font-variant-numeric: tabular-nums;
`

/** Shown above a table while rows are selected: how many, and the actions on them. */
export function SelectionBar({ count, shown, onSelectAll, onClear, children, texts = barTexts }: SelectionBarProps) {
  return (
    <Bar role="group" aria-label={texts.selected(count.toLocaleString(locale()))}>
      <Count aria-live="polite">{texts.selected(count.toLocaleString(locale()))}</Count>
      {children}
      {count < shown && (
        <Button size="small" variant="ghost" onClick={onSelectAll}>
          {texts.all(shown.toLocaleString(locale()))}
        </Button>
      )}
      <Button size="small" variant="ghost" onClick={onClear}>
        {texts.clear}
      </Button>
    </Bar>
  )
}
