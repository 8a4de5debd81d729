import { keyframes, styled } from 'styled-components'
import type { Role } from '../theme/roles.ts'
import { color, fontSize, fontWeight, media, radius, space } from '../theme/tokens.ts'
import { accentVariables, perMode } from '../theme/variables.ts'
import { spoken } from '../words/spoken.ts'
import { type Brand, BrandMark, productBrand } from './brand-mark.tsx'

interface LoadingScreenProps {
  /** Whose workspace is loading: teal and green, indigo and purple, or grey. */
  role: Role
  /** Whose portal it is: name and logo. */
  brand?: Brand
  texts?: { loading: string; portal: string; preparing: string }
}

const defaultTexts = spoken('loadingScreen', {
  loading: 'Loading',
  portal: 'Manufacturing Portal',
  preparing: 'Preparing your workspace...',
})

const pass = keyframes`
  from { transform: translateX(-100%); }
  to { transform: translateX(250%); }
`

const Screen = styled.main<{ $role: Role }>`
  ${({ $role }) => perMode((mode) => accentVariables($role, mode), ' &')}
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${space[4]};
  min-height: 100dvh;
  padding: ${space[24]};
  background: radial-gradient(60% 50% at 50% 45%, ${color.accentSoft}, transparent) ${color.canvas};
  text-align: center;
`

/* One announcement for screen readers, without a box of its own in the layout. */
const Announcement = styled.div`
  display: contents;
`

const Product = styled.h1`
  margin-top: ${space[12]};
  font-size: ${fontSize[24]};
  font-weight: ${fontWeight.semibold};
  letter-spacing: -0.015em;
`

const Portal = styled.p`
  color: ${color.textMuted};
`

const Track = styled.div`
  width: 200px;
  height: 4px;
  margin: ${space[24]} 0 ${space[12]};
  overflow: hidden;
  border-radius: ${radius.round};
  background: ${color.border};
`

const Pass = styled.div`
  width: 40%;
  height: 100%;
  border-radius: inherit;
  background: linear-gradient(to right, ${color.accent}, ${color.accentSecond});
  animation: ${pass} 1200ms ease-in-out infinite;
  ${media.still} {
    width: 100%;
    animation: none;
  }
`

const Loading = styled.p`
  font-weight: ${fontWeight.medium};
  color: ${color.accentText};
`

const Preparing = styled.p`
  font-size: ${fontSize[13]};
  color: ${color.textMuted};
`

/**
 * The full page shown while a portal loads (docs/product/modules-and-pages.md, 'Loading screen'). Sets its own accent.
 */
export function LoadingScreen({ role, brand = productBrand, texts = defaultTexts }: LoadingScreenProps) {
  return (
    <Screen $role={role}>
      <Announcement role="status">
        <BrandMark brand={brand} size={56} />
        <Product>{brand.name}</Product>
        <Portal>{texts.portal}</Portal>
        <Track aria-hidden>
          <Pass />
        </Track>
        <Loading>{texts.loading}</Loading>
        <Preparing>{texts.preparing}</Preparing>
      </Announcement>
    </Screen>
  )
}
