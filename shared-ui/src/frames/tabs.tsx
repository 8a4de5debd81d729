import { Tabs as Radix } from 'radix-ui'
import { type ReactNode, useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { focusRing } from '../theme/mixins.ts'
import { color, fontSize, fontWeight, media, motion, radius, space } from '../theme/tokens.ts'
import { formatCount } from '../words/format.ts'

interface TabsProps<Value extends string> {
  /** What the tabs divide; the accessible name. */
  label: string
  value: Value
  onValueChange: (value: Value) => void
  /** `manual`: focusing a tab does not choose it, for cases where choosing may ask something first. */
  activation?: 'automatic' | 'manual'
  tabs: readonly { value: Value; label: string; count?: number | undefined; icon?: ReactNode }[]
  /** The panel of the chosen tab. */
  children: ReactNode
}

const List = styled(Radix.List)`
  display: flex;
  gap: ${space[8]};
  overflow-x: auto;
  scrollbar-width: none;
  border-bottom: 1px solid ${color.border};

  /* Drawn together, so that the last one is seen to go on. */
  ${media.narrow} {
    gap: 0;
  }
`

const Trigger = styled(Radix.Trigger)`
  display: inline-flex;
  align-items: center;
  gap: ${space[8]};
  flex: none;
  min-height: 40px;
  padding: 0 ${space[8]};
  border-bottom: 2px solid transparent;
  color: ${color.textMuted};
  font-weight: ${fontWeight.medium};
  cursor: pointer;
  transition: color ${motion.fast};

  &:hover {
    color: ${color.text};
  }
  &[data-state='active'] {
    border-bottom-color: ${color.accent};
    color: ${color.text};
  }
  ${focusRing}
  &:focus-visible {
    outline-offset: -2px;
    border-radius: ${radius.control};
  }
`

const Count = styled.span`
  min-width: 22px;
  padding: 1px 7px;
  border-radius: ${radius.round};
  background: ${color.sunken};
  color: ${color.textMuted};
  font-size: ${fontSize[12]};
  font-variant-numeric: tabular-nums;
  text-align: center;

  [data-state='active'] > & {
    background: ${color.accentSoft};
    color: ${color.accentText};
  }
`

const Panel = styled(Radix.Content)`
  padding-top: ${space[12]};
  border-radius: ${radius.control};
  ${focusRing}
`

/** Scrolls the chosen tab into view where the tabs overflow. */
function useChosenInSight(value: string) {
  const list = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another tab is chosen, after it is rendered
  useEffect(() => {
    const chosen = list.current?.querySelector('[aria-selected="true"]')?.getBoundingClientRect()
    if (!list.current || !chosen) return
    // Scroll the row only: a page whose tabs are below the fold stays where it is.
    const row = list.current.getBoundingClientRect()
    list.current.scrollLeft += Math.min(0, chosen.left - row.left) + Math.max(0, chosen.right - row.right)
  }, [value])
  return list
}

/** Views of one thing, one at a time. Arrow keys move between tabs; a count says how much is in each. */
export function Tabs<Value extends string>({
  label,
  value,
  onValueChange,
  activation = 'automatic',
  tabs,
  children,
}: TabsProps<Value>) {
  const list = useChosenInSight(value)
  const choose = (next: string) => {
    const tab = tabs.find((candidate) => candidate.value === next)
    if (tab) onValueChange(tab.value)
  }
  return (
    <Radix.Root value={value} onValueChange={choose} activationMode={activation}>
      <List ref={list} aria-label={label}>
        {tabs.map((tab) => (
          <Trigger key={tab.value} value={tab.value}>
            {tab.icon}
            {tab.label}
            {tab.count !== undefined && <Count>{formatCount(tab.count)}</Count>}
          </Trigger>
        ))}
      </List>
      {tabs.map((tab) => (
        <Panel key={tab.value} value={tab.value} tabIndex={-1}>
          {tab.value === value && children}
        </Panel>
      ))}
    </Radix.Root>
  )
}
