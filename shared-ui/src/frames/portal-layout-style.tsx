import { Dialog } from 'radix-ui'
import { styled } from 'styled-components'
import { stickyTop } from '../tables/data-table/sticky.ts'
import { truncate } from '../theme/mixins.ts'
import { color, fontSize, fontWeight, media, radius, shadow, space } from '../theme/tokens.ts'
import { Count } from './portal-sidebar-style.tsx'

const headerHeight = '56px'
const lowWindow = '@media (max-height: 319px)'

export const Frame = styled.div<{ $isCompact: boolean }>`
  display: grid;
  grid-template-columns: ${({ $isCompact }) => ($isCompact ? '64px' : '244px')} minmax(0, 1fr);
  min-height: 100dvh;
  ${media.belowWide} {
    grid-template-columns: minmax(0, 1fr);
  }
  @media print {
    display: block;
  }
`

export const SkipLink = styled.a`
  position: fixed;
  top: ${space[8]};
  inset-inline-start: ${space[8]};
  z-index: 30;
  padding: ${space[8]} ${space[16]};
  border-radius: ${radius.control};
  background: ${color.inverse};
  color: ${color.onInverse};
  font-weight: ${fontWeight.medium};

  &:not(:focus) {
    transform: translateY(-200%);
  }
  @media print {
    display: none;
  }
`

export const Side = styled.aside`
  position: sticky;
  top: 0;
  height: 100dvh;
  border-inline-end: 1px solid ${color.border};
  background: ${color.surface};
  ${media.belowWide} {
    display: none;
  }
  @media print {
    display: none;
  }
`

export const Drawer = styled(Dialog.Content)`
  position: fixed;
  inset: 0 auto 0 0;
  z-index: 40;
  width: min(300px, 86vw);
  background: ${color.surface};
  box-shadow: ${shadow};
  outline: none;
`

export const DrawerTitle = styled(Dialog.Title)`
  position: absolute;
  clip-path: inset(50%);
`

export const DrawerClose = styled.span`
  position: absolute;
  top: 14px;
  inset-inline-end: ${space[12]};
  border-radius: ${radius.control};
  background: ${color.surface};
`

export const Column = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;
`

export const Header = styled.header`
  position: sticky;
  top: 0;
  z-index: 20;
  display: flex;
  align-items: center;
  gap: ${space[12]};
  height: ${headerHeight};
  padding: 0 ${space[24]};
  border-bottom: 1px solid ${color.border};
  background: ${color.surface};
  ${media.narrow} {
    padding: 0 ${space[12]};
  }
  /* At 400 % zoom it would take a fifth of what is seen. */
  ${lowWindow} {
    position: static;
  }
  @media print {
    display: none;
  }
`

export const MenuSlot = styled.span`
  display: none;
  ${media.belowWide} {
    display: inline-flex;
  }
`

/** The unread total beside the icon of the closed drawer. */
export const ButtonCount = styled(Count)`
  align-self: start;
  min-width: 18px;
  margin: -4px 0 0 -10px;
  padding: 0 5px;
  border: 1px solid ${color.surface};
  line-height: 16px;
  pointer-events: none;
`

/* As wide whatever the name, so that the navigation beside it keeps its place. */
export const PageName = styled.p`
  flex: 0 1 auto;
  @media (min-width: 1024px) {
    flex-basis: 208px;
  }
  font-size: ${fontSize[14]};
  font-weight: ${fontWeight.semibold};
  ${truncate}
`

/* The page's name is cut first, because the page's heading repeats it. */
export const TopSlot = styled.div`
  flex: none;
  margin-inline-start: ${space[12]};
  ${media.belowWide} {
    display: none;
  }
`

export const End = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[8]};
  margin-inline-start: auto;
`

export const Main = styled.main`
  ${stickyTop}: ${headerHeight};
  flex: 1;
  width: 100%;
  max-width: 1360px;
  /* Lists make use of a wide screen. */
  &:has([data-list]) {
    max-width: 1720px;
  }
  margin: 0 auto;
  padding: ${space[16]} ${space[24]} ${space[48]};
  outline: none;
  ${media.narrow} {
    padding: ${space[16]} ${space[16]} ${space[48]};
  }
  ${lowWindow} {
    ${stickyTop}: 0px;
  }
  @media print {
    max-width: none;
    padding: 0;
  }
`
