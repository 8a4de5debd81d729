import { Search } from 'lucide-react'
import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import { focusRing } from '../theme/mixins.ts'
import { color, fontSize, radius, space } from '../theme/tokens.ts'
import { common } from '../words/common.ts'

/** From this width on the label fits beside sidebar, top navigation and user menu. */
const roomy = '@media (min-width: 1280px)'

const Field = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space[8]};
  width: 36px;
  height: 36px;
  border-radius: ${radius.control};
  color: ${color.textMuted};
  font-size: ${fontSize[13]};
  cursor: pointer;
  ${focusRing}

  &:hover {
    background: ${color.hover};
    color: ${color.text};
  }
  & > svg {
    flex: none;
  }
  ${roomy} {
    justify-content: flex-start;
    width: 176px;
    height: 34px;
    padding: 0 6px 0 10px;
    border: 1px solid ${color.controlBorder};
    background: ${color.surface};
  }
`

const Words = styled.span`
  display: none;
  ${roomy} {
    display: inline;
  }
`

/* Drawn with CSS, as text in a button has to be part of its name. */
const Keys = styled.kbd`
  display: none;
  margin-inline-start: auto;
  padding: 1px 5px;
  border: 1px solid ${color.border};
  border-radius: 4px;
  background: ${color.sunken};
  font: inherit;
  font-size: ${fontSize[12]};
  ${roomy} {
    display: inline;
  }

  &::after {
    content: attr(data-keys);
  }
`

interface FinderButtonProps extends ComponentProps<'button'> {
  label?: string
  /** The keyboard shortcut, e.g. `Ctrl K`. */
  keys: string
}

/** Opens a Finder: looks like a field where there is room, and is an icon elsewhere. */
export function FinderButton({ label = common.search, keys, ...props }: FinderButtonProps) {
  return (
    <Field type="button" aria-haspopup="dialog" aria-label={label} title={`${label} (${keys})`} {...props}>
      <Search size={16} aria-hidden />
      <Words aria-hidden>{label}</Words>
      <Keys aria-hidden data-keys={keys} />
    </Field>
  )
}
