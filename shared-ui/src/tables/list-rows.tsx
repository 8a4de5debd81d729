import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Skeleton } from '../feedback/skeleton.tsx'
import { color, space } from '../theme/tokens.ts'

export const Rows = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`

export const ListRow = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  padding: ${space[12]} 0;

  &:first-child {
    padding-top: 0;
  }
  &:last-child {
    padding-bottom: 0;
  }
  & + & {
    border-top: 1px solid ${color.border};
  }
`

const Pictured = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: start;
  gap: ${space[12]};
`

const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
`

interface PictureRowProps {
  /** A `FilePicture`. */
  picture: ReactNode
  children: ReactNode
}

/** A {@link ListRow} with a picture before its lines. */
export function PictureRow({ picture, children }: PictureRowProps) {
  return (
    <ListRow>
      <Pictured>
        {picture}
        <Words>{children}</Words>
      </Pictured>
    </ListRow>
  )
}

/** Two items at the ends of a line; the first shrinks. */
export const Spread = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[4]} ${space[12]};
  overflow-wrap: anywhere;
`

/** Placeholders for rows that are loading. */
export function RowsSkeleton({ rows }: { rows: number }) {
  return (
    <Rows aria-busy>
      {Array.from({ length: rows }, (_, index) => `row ${index}`).map((row) => (
        <ListRow key={row}>
          <Skeleton width="60%" height="18px" />
          <Skeleton height="14px" />
        </ListRow>
      ))}
    </Rows>
  )
}
