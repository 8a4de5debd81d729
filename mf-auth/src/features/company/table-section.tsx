import { Muted, Stack } from '@kerf/shared-ui/content/layout.tsx'
import { fontSize, fontWeight, space } from '@kerf/shared-ui/theme/tokens.ts'
import { type ReactNode, useId } from 'react'
import { styled } from 'styled-components'

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[8]} ${space[16]};
`

const Title = styled.h2`
  font-size: ${fontSize[16]};
  font-weight: ${fontWeight.semibold};
  overflow-wrap: anywhere;
`

interface TableSectionProps {
  title: string
  description?: string
  action?: ReactNode
  /** The table, which has its own frame. */
  children: ReactNode
}

/** A table with a title. */
export function TableSection({ title, description, action, children }: TableSectionProps) {
  const titleId = useId()
  return (
    <Stack as="section" $gap={12} aria-labelledby={titleId}>
      <Head>
        <div>
          <Title id={titleId}>{title}</Title>
          {description && <Muted>{description}</Muted>}
        </div>
        {action}
      </Head>
      {children}
    </Stack>
  )
}
