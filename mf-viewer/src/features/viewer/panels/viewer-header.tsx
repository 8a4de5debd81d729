import { useProvider } from '@kerf/shared-runtime'
import { IconButton } from '@kerf/shared-ui/actions/icon-button.tsx'
import { BrandMark } from '@kerf/shared-ui/frames/brand-mark.tsx'
import { truncate } from '@kerf/shared-ui/theme/mixins.ts'
import { color, fontSize, fontWeight, media, space } from '@kerf/shared-ui/theme/tokens.ts'
import { Moon, Sun } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { text } from '../text.ts'

const Bar = styled.header`
  display: flex;
  align-items: center;
  gap: ${space[12]};
  min-height: 56px;
  padding: ${space[8]} ${space[16]};
  border-bottom: 1px solid ${color.border};
  background: ${color.surface};
`

const Words = styled.div`
  flex: 1;
  min-width: 0;
`

const Title = styled.h1`
  font-size: ${fontSize[16]};
  font-weight: ${fontWeight.semibold};
  line-height: 1.3;
  ${truncate}
`

const Details = styled.p`
  color: ${color.textMuted};
  font-size: ${fontSize[13]};
  ${truncate}
  ${media.narrow} {
    font-size: ${fontSize[12]};
  }
`

interface ViewerHeaderProps {
  title: string
  details?: string
  dark?: boolean
  onDarkChange?: ((dark: boolean) => void) | undefined
  action?: ReactNode
}

/** Names the file. */
export function ViewerHeader({ title, details, dark, onDarkChange, action }: ViewerHeaderProps) {
  const provider = useProvider()
  return (
    <Bar>
      <BrandMark brand={provider} size={28} longest={3} />
      <Words>
        <Title title={title}>{title}</Title>
        {details && <Details>{details}</Details>}
      </Words>
      {onDarkChange && (
        <IconButton
          label={dark ? text.lightBackground : text.darkBackground}
          icon={dark ? <Sun size={16} aria-hidden /> : <Moon size={16} aria-hidden />}
          onClick={() => onDarkChange(!dark)}
        />
      )}
      {action}
    </Bar>
  )
}
