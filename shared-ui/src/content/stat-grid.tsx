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

/* On a phone two cards stand abreast: what they leave between their edges is shared by the characters. */
const Amount = styled.span<{ $length: number }>`
  overflow-wrap: anywhere;
  ${media.narrow} {
    font-size: ${({ $length }) => `clamp(11px, calc((50vw - 50px) / ${$length * digit}), ${fontSize[20]})`};
  }
`

/** Width of a digit in em, with some margin. */
const digit = 0.64

/** An amount that fits its card however long it is. */
export function StatAmount({ children }: { children: string }) {
  return <Amount $length={children.length}>{children}</Amount>
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
