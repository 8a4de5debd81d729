import { Box, FileText, type LucideIcon, Puzzle, X } from 'lucide-react'
import { styled } from 'styled-components'
import { IconButton } from '../actions/icon-button.tsx'
import { FilePicture } from '../files/file-picture.tsx'
import { focusRing, truncate } from '../theme/mixins.ts'
import { color, fontSize, fontWeight, radius, space } from '../theme/tokens.ts'

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]} ${space[8]};
  min-width: 0;
`

const Chip = styled.li`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-width: 0;
  max-width: 100%;
  min-height: 28px;
  padding: 0 10px;
  border: 1px solid ${color.border};
  border-radius: ${radius.round};
  background: ${color.surface};
  font-size: ${fontSize[13]};
  font-weight: ${fontWeight.medium};

  &:has(button) {
    padding-inline-end: 0;
  }
  & > svg {
    flex: none;
    color: ${color.textMuted};
  }
  & > span:not(:first-child),
  & > a {
    ${truncate}
  }
`

const Opens = styled.a`
  color: ${color.link};
  border-radius: 2px;
  ${focusRing}
`

const icons = { part: Puzzle, file: FileText, face: Box } satisfies Record<string, LucideIcon>

/** What a message refers to. */
export interface Reference {
  key: string
  kind: keyof typeof icons
  label: string
  /** Its URL, opened in a new tab; absent if it has no page or was deleted. */
  href?: string | undefined
  /** URL of its preview, shown instead of the icon of its kind. */
  picture?: string | undefined
}

interface ReferenceChipsProps {
  references: readonly Reference[]
  /** Accessible name. */
  label: string
  /** Removes a reference while the message is being written. */
  onRemove?: ((key: string) => void) | undefined
  /** Label of a chip's remove button. */
  removeLabel?: (label: string) => string
}

/** What a message refers to, each as a chip that opens it. */
export function ReferenceChips({ references, label, onRemove, removeLabel = (name) => name }: ReferenceChipsProps) {
  return (
    <List aria-label={label}>
      {references.map(({ key, kind, label: name, href, picture }) => {
        const Icon = icons[kind]
        return (
          <Chip key={key}>
            {picture ? <FilePicture kind="step" picture={picture} size="tiny" /> : <Icon size={14} aria-hidden />}
            {href === undefined ? (
              <span title={name}>
                <bdi>{name}</bdi>
              </span>
            ) : (
              <Opens href={href} target="_blank" rel="noreferrer" title={name}>
                <bdi>{name}</bdi>
              </Opens>
            )}
            {onRemove && (
              <IconButton
                size="small"
                label={removeLabel(name)}
                icon={<X size={14} aria-hidden />}
                onClick={() => onRemove(key)}
              />
            )}
          </Chip>
        )
      })}
    </List>
  )
}
