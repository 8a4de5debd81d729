import { styled } from 'styled-components'
import { fontSize, media, space } from '../theme/tokens.ts'

/** The row of four StatCards at the head of a dashboard. */
export const StatGrid = styled.section`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${space[12]};
  /* Beside the sidebar four of them need a large screen. */
  @media (max-width: 1279px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.narrow} {
    gap: ${space[8]};

    /* Twice, to weigh more than the card's own padding wherever that comes from. */
    && > * {
      padding: ${space[12]};
    }
    /* Two cards abreast on a phone need the room of their icons. */
    [aria-hidden]:has(> svg) {
      display: none;
    }
  }
`

const Amount = styled.span<{ $isLong: boolean }>`
  overflow-wrap: anywhere;
  ${media.narrow} {
    font-size: ${({ $isLong }) => fontSize[$isLong ? 16 : 20]};
  }
`

/** Characters that fit in a card of half a phone's width. */
const fitting = 11

/** An amount that fits its card however long it is. */
export function StatAmount({ children }: { children: string }) {
  return <Amount $isLong={children.length > fitting}>{children}</Amount>
}

/** Two columns of cards, stacked where they do not fit. */
export const Halves = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;
  gap: ${space[16]};
  ${media.belowWide} {
    grid-template-columns: minmax(0, 1fr);
  }
`
