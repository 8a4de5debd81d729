import { CircleAlert, Info } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { Tone } from '../theme/palette.ts'
import { radius, space, toneColor } from '../theme/tokens.ts'

const Frame = styled.div<{ $tone: Tone }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[8]};
  padding: ${space[12]} ${space[16]};
  border-radius: ${radius.control};
  background: ${({ $tone }) => toneColor($tone).soft};
  color: ${({ $tone }) => toneColor($tone).text};
  overflow-wrap: anywhere;

  svg {
    margin-top: 3px;
  }
`

interface NoticeProps {
  tone: Tone
  /** `alert` for what answers something that the reader just did. */
  role?: 'status' | 'alert'
  children: ReactNode
}

/** Something the reader must know before going on, shown in the page itself. */
export function Notice({ tone, role = 'status', children }: NoticeProps) {
  const Icon = tone === 'red' ? CircleAlert : Info
  return (
    <Frame role={role} $tone={tone}>
      <Icon size={16} aria-hidden />
      <div>{children}</div>
    </Frame>
  )
}
