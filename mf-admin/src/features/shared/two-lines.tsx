import { truncate } from '@kerf/shared-ui/theme/mixins.ts'
import { color, fontSize, fontWeight, space } from '@kerf/shared-ui/theme/tokens.ts'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

const Frame = styled.span`
  display: block;
  min-width: 0;
  padding: ${space[4]} 0;
  line-height: 1.35;
`

const Line = styled.span`
  /* Stands where the text of its cell does: at the end of a card's line. */
  display: inline-flex;
  max-width: 100%;
  vertical-align: top;
  align-items: center;
  gap: ${space[8]};
`

const Main = styled.span<{ $strong: boolean }>`
  ${truncate}
  font-weight: ${({ $strong }) => ($strong ? fontWeight.medium : fontWeight.regular)};
`

const Aside = styled.span`
  display: block;
  ${truncate}
  color: ${color.textMuted};
  font-size: ${fontSize[12]};
  font-weight: ${fontWeight.regular};
`

interface TwoLinesProps {
  main: ReactNode
  /** Emphasised, for what the row is about. */
  strong?: boolean
  /** Shown beside the first line. */
  badge?: ReactNode
  aside: ReactNode
  /** The full text, if the lines are cut. */
  title: string
}

/** A table cell with a name, and below it what tells it apart. */
export function TwoLines({ main, strong = false, badge, aside, title }: TwoLinesProps) {
  return (
    <Frame title={title}>
      <Line>
        <Main $strong={strong}>{main}</Main>
        {badge}
      </Line>
      <Aside>{aside}</Aside>
    </Frame>
  )
}
