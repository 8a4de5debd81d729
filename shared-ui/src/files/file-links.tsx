import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { focusRing } from '../theme/mixins.ts'
import { color, fontSize, fontWeight, radius, space } from '../theme/tokens.ts'
import { formatKilobytes } from '../words/format.ts'
import { FileName, shownFileName } from './file-name.tsx'
import { FilePicture, fileLooks, type ShownFileKind } from './file-picture.tsx'

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]};
`

const Row = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[12]};
  padding: ${space[8]};
  border: 1px solid ${color.border};
  border-radius: ${radius.control};
  background: ${color.surface};
`

const Name = styled.a`
  display: block;
  color: ${color.link};
  font-weight: ${fontWeight.medium};
  ${focusRing}
`

/* One text, which breaks between words alone: no separator is left at the end of a line. */
const Meta = styled.p`
  overflow-wrap: anywhere;
  font-size: ${fontSize[12]};
  color: ${color.textSubtle};
`

const Actions = styled.div`
  display: flex;
  gap: ${space[4]};
`

export interface FileLink {
  id: string
  name: string
  /** Opened in a new tab. */
  href: string
  kind: ShownFileKind
  /** URL of its preview, if it has one. */
  picture?: string | null | undefined
  /** Bytes. */
  size?: number | undefined
  /** Shown beside kind and size. */
  note?: ReactNode
}

interface FileLinksProps {
  files: readonly FileLink[]
  /** Accessible name. */
  label: string
  /** Buttons to the right of a file. */
  actions?: (file: FileLink) => ReactNode
  /** The word for each kind; English by default. */
  kindWords?: Partial<Record<FileLink['kind'], string>>
  /** Formats a size. */
  sizeWords?: (bytes: number) => string
}

/** Stored files: a name opens the file in a new tab. For uploads in progress, see FileList. */
export function FileLinks({ files, label, actions, kindWords = {}, sizeWords = formatKilobytes }: FileLinksProps) {
  return (
    <List aria-label={label}>
      {files.map((stored) => {
        const file = { ...stored, name: shownFileName(stored.name) }
        const words = [
          kindWords[file.kind] ?? fileLooks[file.kind].word,
          file.size === undefined ? '' : sizeWords(file.size),
        ]
        return (
          <Row key={file.id}>
            <FilePicture kind={file.kind} picture={file.picture} />
            <div>
              <Name href={file.href} target="_blank" rel="noreferrer">
                <FileName>{file.name}</FileName>
              </Name>
              <Meta>
                <span>{words.filter(Boolean).join(' · ')}</span>
                {file.note && (
                  <>
                    {' '}
                    <span aria-hidden>·</span> {file.note}
                  </>
                )}
              </Meta>
            </div>
            {actions && <Actions>{actions(file)}</Actions>}
          </Row>
        )
      })}
    </List>
  )
}
