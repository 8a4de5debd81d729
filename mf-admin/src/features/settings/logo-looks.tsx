import type { ProviderSettings } from '@kerf/shared-contracts/contracts/settings'
import { BrandMark } from '@kerf/shared-ui/frames/brand-mark.tsx'
import { neutrals } from '@kerf/shared-ui/theme/palette.ts'
import { color, fontSize, fontWeight, media, radius, space } from '@kerf/shared-ui/theme/tokens.ts'
import { accentVariables } from '@kerf/shared-ui/theme/variables.ts'
import { styled } from 'styled-components'
import { text } from './text.ts'

const words = text.logo

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[12]};
  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`

const Look = styled.figure<{ $mode: 'light' | 'dark' }>`
  display: grid;
  gap: ${space[4]};
  min-width: 0;

  /* The plate of a name without a logo is drawn in the colours of the page. */
  ${({ $mode }) => accentVariables('admin', $mode)}

  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[8]} 10px;
    min-height: 64px;
    padding: ${space[12]};
    border: 1px solid ${({ $mode }) => neutrals[$mode].border};
    border-radius: ${radius.control};
    background: ${({ $mode }) => neutrals[$mode].surface};
    color: ${({ $mode }) => neutrals[$mode].text};
    font-size: ${fontSize[16]};
    font-weight: ${fontWeight.semibold};
    overflow-wrap: anywhere;
  }
  figcaption {
    color: ${color.textSubtle};
    font-size: ${fontSize[12]};
  }
`

/** Name and logo as in a page's header, light and dark, whatever the reader's theme. */
export function LogoLooks({ logo, name }: Pick<ProviderSettings, 'logo' | 'name'>) {
  return (
    <Pair>
      {(['light', 'dark'] as const).map((mode) => (
        <Look key={mode} $mode={mode}>
          <div>
            <BrandMark brand={{ name, logo }} size={32} />
            {name}
          </div>
          <figcaption>
            {mode === 'light' ? words.onLight : words.onDark}
            {logo && mode === 'light' && ` · ${words.size(logo.width, logo.height)}`}
          </figcaption>
        </Look>
      ))}
    </Pair>
  )
}
