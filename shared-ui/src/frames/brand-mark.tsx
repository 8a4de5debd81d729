import { styled } from 'styled-components'
import { color, fontWeight, radius } from '../theme/tokens.ts'
import { KerfMark } from './kerf-mark.tsx'

/** Whose portal this is. */
export interface Brand {
  name: string
  /** An image with its size in pixels. */
  logo: { url: string; width: number; height: number } | null
}

/** The brand of an installation that has not set one. */
export const productBrand: Brand = { name: 'Kerf', logo: null }

/** Logos are drawn for paper, so they keep a white background on dark surfaces. */
const Paper = styled.span`
  display: inline-flex;
  flex: none;
  padding: 3px;
  border-radius: ${radius.control};
  background: #ffffff;

  img {
    display: block;
    object-fit: contain;
  }
`

const Plate = styled.rect`
  fill: ${color.accent};
`

const Letter = styled.text`
  fill: ${color.onAccent};
  font-size: 18px;
  font-weight: ${fontWeight.semibold};
  text-anchor: middle;
  dominant-baseline: central;
`

interface BrandMarkProps {
  brand: Brand
  /** Height in px. */
  size?: number
  /** Maximum width, as a multiple of the height. */
  longest?: number
}

/** The logo, or else the first letter of the name on a plate. Decorative: the name stands beside it. */
export function BrandMark({ brand: { name, logo }, size = 28, longest = 5 }: BrandMarkProps) {
  if (!logo) return name === productBrand.name ? <KerfMark size={size} /> : <Initial name={name} size={size} />
  const height = Math.min(size, (size * longest * logo.height) / logo.width)
  return (
    <Paper>
      <img src={logo.url} alt="" width={Math.round((height * logo.width) / logo.height)} height={Math.round(height)} />
    </Paper>
  )
}

function Initial({ name, size }: { name: string; size: number }) {
  const [first] = new Intl.Segmenter().segment(name)
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden>
      <Plate width="32" height="32" rx="8" />
      <Letter x="16" y="16.5">
        {first?.segment.toLocaleUpperCase()}
      </Letter>
    </svg>
  )
}
