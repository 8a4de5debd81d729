import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { color, fontSize, fontWeight, radius, space } from '../theme/tokens.ts'

interface EmptyStateProps {
  icon?: ReactNode
  /** That there is nothing, in the list's own words. */
  title: ReactNode
  /** What will appear here. */
  text?: ReactNode
  /** The first step: a Button or ButtonLink. */
  action?: ReactNode
  /** 1 where the whole page has nothing to show. */
  headingLevel?: 1 | 2 | 3
}

const Frame = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space[4]};
  padding: ${space[48]} ${space[16]};
  text-align: center;
`

const IconSlot = styled.span`
  display: grid;
  place-items: center;
  width: 48px;
  height: 48px;
  margin-bottom: ${space[8]};
  border-radius: ${radius.card};
  background: ${color.accentSoft};
  color: ${color.accentText};
`

const Title = styled.h2`
  font-size: ${fontSize[16]};
  font-weight: ${fontWeight.semibold};
  color: ${color.text};
`

const Text = styled.p`
  max-width: 44ch;
  color: ${color.textMuted};
  text-wrap: balance;
`

const Action = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space[8]};
  margin-top: ${space[12]};
`

/** Stands where a list has nothing: what will appear here, and the first step towards it. */
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
