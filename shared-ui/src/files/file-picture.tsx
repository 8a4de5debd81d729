import { Box, FileArchive, File as FileIcon, FileSpreadsheet, FileText, Image, Mail } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { color, radius } from '../theme/tokens.ts'
import { spoken } from '../words/spoken.ts'

const words = spoken('fileKinds', {
  spreadsheet: 'Spreadsheet',
  document: 'Document',
  image: 'Image',
  table: 'Table',
  email: 'Mail',
  other: 'File',
})

/** The icon and name of each kind of file, for files without a preview. */
export const fileLooks = {
  step: { icon: Box, word: 'STEP' },
  pdf: { icon: FileText, word: 'PDF' },
  spreadsheet: { icon: FileSpreadsheet, word: words.spreadsheet },
  document: { icon: FileText, word: words.document },
  image: { icon: Image, word: words.image },
  cad: { icon: Box, word: 'CAD' },
  dxf: { icon: Box, word: 'DXF' },
  table: { icon: FileSpreadsheet, word: words.table },
  email: { icon: Mail, word: words.email },
  archive: { icon: FileArchive, word: 'ZIP' },
  other: { icon: FileIcon, word: words.other },
}
export type ShownFileKind = keyof typeof fileLooks

/** Width and height in pixels; the same with and without a preview, so that nothing moves when it loads. */
const sizes = { tiny: 22, small: 32, medium: 48, large: 96 }

const iconSizes = { tiny: 14, small: 18, medium: 20, large: 20 }

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
  /** URL of the preview, if it has one. */
  picture?: string | null | undefined
  size?: keyof typeof sizes
}

/** A file's preview, loaded once it scrolls into view, or an icon of its kind. The name beside it is what is read aloud. */
export function FilePicture({ kind, picture, size = 'medium' }: FilePictureProps) {
  // The URL that failed to load; a new one is tried.
  const [missing, setMissing] = useState<string>()
  const { icon: Icon } = fileLooks[kind]
  const side = sizes[size]
  return (
    <Frame $size={side}>
      {picture && picture !== missing ? (
        <Shown
          src={picture}
          alt=""
          width={side}
          height={side}
          loading="lazy"
          decoding="async"
          onError={() => setMissing(picture)}
        />
      ) : (
        <Icon size={iconSizes[size]} aria-hidden />
      )}
    </Frame>
  )
}
