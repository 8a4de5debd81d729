import { Box, FileArchive, File as FileIcon, FileSpreadsheet, FileText, Image, Mail } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { color, radius } from '../theme/tokens.ts'

/** How each kind of file is drawn where there is no picture of it, and what it is called. */
export const fileLooks = {
  step: { icon: Box, word: 'STEP' },
  pdf: { icon: FileText, word: 'PDF' },
  spreadsheet: { icon: FileSpreadsheet, word: 'Spreadsheet' },
  document: { icon: FileText, word: 'Document' },
  image: { icon: Image, word: 'Image' },
  cad: { icon: Box, word: 'CAD' },
  dxf: { icon: Box, word: 'DXF' },
  table: { icon: FileSpreadsheet, word: 'Table' },
  email: { icon: Mail, word: 'Mail' },
  archive: { icon: FileArchive, word: 'ZIP' },
  other: { icon: FileIcon, word: 'File' },
}
export type ShownFileKind = keyof typeof fileLooks

/** Width and height in pixels; the same with and without a picture, so that nothing moves when it comes. */
const sizes = { small: 32, medium: 48, large: 96 }

const Frame = styled.span<{ $size: number }>`
  display: grid;
  flex: none;
  place-items: center;
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  overflow: hidden;
  border-radius: ${radius.control};
  background: ${color.sunken};
  color: ${color.textMuted};
`

const Shown = styled.img`
  width: 100%;
  height: 100%;
  object-fit: contain;
`

export interface FilePictureProps {
  kind: ShownFileKind
  /** Read aloud where there is a picture. */
  name: string
  /** Address of the picture, where there is one. */
  picture?: string | null | undefined
  size?: keyof typeof sizes
}

/** What a file shows, loaded once it comes into view; or a drawing of its kind. */
export function FilePicture({ kind, name, picture, size = 'medium' }: FilePictureProps) {
  // An address that led nowhere; another one is tried anew.
  const [missing, setMissing] = useState<string>()
  const { icon: Icon } = fileLooks[kind]
  const side = sizes[size]
  return (
    <Frame $size={side}>
      {picture && picture !== missing ? (
        <Shown
          src={picture}
          alt={name}
          width={side}
          height={side}
          loading="lazy"
          decoding="async"
          onError={() => setMissing(picture)}
        />
      ) : (
        <Icon size={side > 32 ? 20 : 18} aria-hidden />
      )}
    </Frame>
  )
}
