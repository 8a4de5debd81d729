import type { ReactNode } from 'react'
import { Action, Frame, IconSlot, Text, Title } from './state-style.tsx'

interface EmptyStateProps {
  icon?: ReactNode
  /** Says that there is nothing, in the list's own words. */
  title: ReactNode
  /** What will appear here. */
  text?: ReactNode
  /** The first step: a Button or ButtonLink. */
  action?: ReactNode
  /** 1 when the whole page is empty. */
  headingLevel?: 1 | 2 | 3
}

/** Shown in place of an empty list: what will appear here, and the first step towards it. */
export function EmptyState({ icon, title, text, action, headingLevel = 2 }: EmptyStateProps) {
  return (
    <Frame>
      {icon && <IconSlot aria-hidden>{icon}</IconSlot>}
      <Title as={`h${headingLevel}`}>{title}</Title>
      {text && <Text>{text}</Text>}
      {action && <Action>{action}</Action>}
    </Frame>
  )
}
