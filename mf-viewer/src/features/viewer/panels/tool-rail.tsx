import { IconButton } from '@kerf/shared-ui/actions/icon-button.tsx'
import { SegmentedToggle } from '@kerf/shared-ui/forms/choices/segmented-toggle.tsx'
import { color, media, radius, shadow, space } from '@kerf/shared-ui/theme/tokens.ts'
import { Box, Camera, Expand, Glasses, Link2, type LucideIcon, Ruler, Slice, Tags } from 'lucide-react'
import { styled } from 'styled-components'
import type { Display } from '../scene/drawn-model.ts'
import { text } from '../text.ts'
import type { Tool, Unit, ViewState } from '../view/view-state.ts'

const Rail = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: 2px;
  padding: ${space[4]};
  border: 1px solid ${color.border};
  border-radius: ${radius.card};
  background: ${color.raised};
  box-shadow: ${shadow};

  hr {
    width: 22px;
    margin: ${space[4]} 0;
    border: 0;
    border-top: 1px solid ${color.border};
  }
  button[aria-pressed='true'] {
    background: ${color.accentSoft};
    color: ${color.accentText};
  }
  ${media.narrow} {
    flex-flow: row wrap;
    justify-content: center;
    border: 0;
    box-shadow: none;

    hr {
      display: none;
    }
  }
`

const OnSheet = styled.div`
  display: none;
  ${media.narrow} {
    display: block;
  }
`

const UnitButton = styled.span`
  font-size: 12px;
  font-weight: 600;
`

interface ToolRailProps {
  state: ViewState
  /** An assembly can be exploded, a single part cannot. */
  isAssembly: boolean
  /** Only some files have annotations. */
  hasAnnotations: boolean
  onChange: (changes: Partial<ViewState>) => void
  onTool: (tool: Tool) => void
  onPicture: () => void
  onLink: () => void
}

const displays: readonly { value: Display; label: string }[] = [
  { value: 'edges', label: text.display.edges },
  { value: 'plain', label: text.display.plain },
  { value: 'wire', label: text.display.wire },
]

/** What can be done with the picture. */
export function ToolRail({ state, isAssembly, hasAnnotations, onChange, onTool, onPicture, onLink }: ToolRailProps) {
  const toggle = (label: string, Icon: LucideIcon, isOn: boolean, onClick: () => void) => (
    <IconButton label={label} icon={<Icon size={17} aria-hidden />} aria-pressed={isOn} onClick={onClick} />
  )
  const tool = (name: Tool, Icon: LucideIcon) =>
    toggle(text.tools[name], Icon, state.tool === name || (name === 'section' && state.section !== null), () =>
      onTool(name),
    )
  const other: Unit = state.unit === 'mm' ? 'in' : 'mm'
  return (
    <Rail role="toolbar" aria-label={text.tools.label} aria-orientation="vertical">
      <OnSheet>
        <SegmentedToggle
          label={text.display.label}
          value={state.display}
          onValueChange={(display) => onChange({ display })}
          options={displays}
        />
      </OnSheet>
      {tool('measure', Ruler)}
      {tool('section', Slice)}
      {isAssembly && tool('explode', Expand)}
      <hr />
      {toggle(text.tools.transparent, Glasses, state.isTransparent, () =>
        onChange({ isTransparent: !state.isTransparent }),
      )}
      {hasAnnotations &&
        toggle(text.tools.annotations, Tags, state.isAnnotated, () => onChange({ isAnnotated: !state.isAnnotated }))}
      {toggle(text.tools.orthographic, Box, state.projection === 'orthographic', () =>
        onChange({ projection: state.projection === 'orthographic' ? 'perspective' : 'orthographic' }),
      )}
      <IconButton
        label={text.tools.unit(other)}
        icon={<UnitButton>{state.unit}</UnitButton>}
        onClick={() => onChange({ unit: other })}
      />
      <hr />
      <IconButton label={text.tools.picture} icon={<Camera size={17} aria-hidden />} onClick={onPicture} />
      <IconButton label={text.tools.link} icon={<Link2 size={17} aria-hidden />} onClick={onLink} />
    </Rail>
  )
}
