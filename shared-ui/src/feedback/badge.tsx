import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import type { Tone } from '../theme/palette.ts'
import { fontSize, fontWeight, radius, toneColor } from '../theme/tokens.ts'

export interface BadgeProps extends ComponentProps<'span'> {
  tone?: Tone
}

const Pill = styled.span<{ $tone: Tone }>`
  display: inline-flex;
  align-items: center;
  gap: 5px;
  /* Not stretched by the surrounding layout. */
  width: fit-content;
  height: fit-content;
  max-width: 100%;
  padding: 2px 8px;
  border-radius: ${radius.round};
  background: ${({ $tone }) => toneColor($tone).soft};
  color: ${({ $tone }) => toneColor($tone).text};
  font-size: ${fontSize[12]};
  font-weight: ${fontWeight.medium};
  font-variant-numeric: tabular-nums;
  line-height: 1.5;
  white-space: nowrap;
`

/** A small coloured word or number. For a status, which also needs an icon, use IconBadge. */
export function Badge({ tone = 'grey', ...rest }: BadgeProps) {
  return <Pill {...rest} $tone={tone} />
}
