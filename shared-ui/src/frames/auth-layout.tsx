import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { color, fontSize, fontWeight, media, space } from '../theme/tokens.ts'
import { spoken } from '../words/spoken.ts'
import { type Brand as Branding, BrandMark, productBrand } from './brand-mark.tsx'

interface AuthLayoutProps {
  /** What the product offers: a MarketingPanel. Comes after the form on narrow screens. */
  aside?: ReactNode
  /** The form. */
  children: ReactNode
  /** Whose portal it is: name and logo. */
  brand?: Branding
  texts?: { portal: string }
}

const defaultTexts = spoken('authLayout', { portal: 'Manufacturing Portal' })

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1.1fr) minmax(0, 1fr);
  min-height: 100dvh;
  background: ${color.surface};

  &:not(:has(> aside)) {
    grid-template-columns: minmax(0, 1fr);
  }
  ${media.belowWide} {
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: auto 1fr;
  }
`

const Aside = styled.aside`
  display: grid;
  align-content: center;
  padding: ${space[48]} clamp(24px, 5vw, 80px);
  border-right: 1px solid ${color.border};
  background:
    radial-gradient(
      90% 70% at 0% 0%,
      color-mix(in srgb, ${color.accentSecond} 12%, transparent),
      transparent
    ),
    ${color.accentSoft};
  ${media.belowWide} {
    order: 1;
    border-right: 0;
    border-top: 1px solid ${color.border};
  }
  ${media.narrow} {
    padding: ${space[32]} ${space[16]};
  }
`

const FormSide = styled.main`
  display: grid;
  align-content: center;
  padding: ${space[48]} ${space[24]};
  ${media.narrow} {
    padding: ${space[24]} ${space[16]} ${space[32]};
  }
`

const FormColumn = styled.div`
  width: 100%;
  max-width: 400px;
  margin: 0 auto;
`

const Brand = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[12]};
  margin-bottom: ${space[32]};
  font-size: ${fontSize[20]};
  font-weight: ${fontWeight.semibold};
  line-height: 1.25;
  letter-spacing: -0.01em;

  small {
    display: block;
    font-size: ${fontSize[13]};
    font-weight: ${fontWeight.regular};
    letter-spacing: 0;
    color: ${color.textMuted};
  }
`

/** The frame of the signed-out pages: the marketing panel at the left, the form at the right. */
export function AuthLayout({ aside, children, brand = productBrand, texts = defaultTexts }: AuthLayoutProps) {
  return (
    <Frame>
      {aside && <Aside>{aside}</Aside>}
      <FormSide>
        <FormColumn>
          <Brand>
            <BrandMark brand={brand} size={40} />
            <span>
              {brand.name}
              <small>{texts.portal}</small>
            </span>
          </Brand>
          {children}
        </FormColumn>
      </FormSide>
    </Frame>
  )
}
