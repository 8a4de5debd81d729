import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { IconButton } from '@kerf/shared-ui/actions/icon-button.tsx'
import { Menu } from '@kerf/shared-ui/actions/menu.tsx'
import { SegmentedToggle } from '@kerf/shared-ui/forms/choices/segmented-toggle.tsx'
import { color, media, radius, shadow, space } from '@kerf/shared-ui/theme/tokens.ts'
import { ChevronDown, Maximize, Wrench, ZoomIn, ZoomOut } from 'lucide-react'
import { styled } from 'styled-components'
import type { Display } from '../scene/drawn-model.ts'
import type { StandardView } from '../scene/standard-views.ts'
import type { Studio } from '../scene/studio.ts'
import { text } from '../text.ts'

const Bar = styled.div`
  position: absolute;
  inset-inline: 0;
  bottom: ${space[16]};
  display: flex;
  justify-content: center;
  gap: ${space[8]};
  margin-inline: auto;
  width: fit-content;
  max-width: calc(100% - 16px);
  padding: ${space[4]};
  border: 1px solid ${color.border};
  border-radius: ${radius.card};
  background: ${color.raised};
  box-shadow: ${shadow};
  ${media.narrow} {
    bottom: ${space[8]};
    gap: ${space[4]};
  }
`

const Group = styled.div`
  display: flex;
  align-items: center;
`

const Wide = styled.div`
  display: flex;
  align-items: center;
  ${media.narrow} {
    display: none;
  }
`

const Narrow = styled.div`
  display: none;
  ${media.narrow} {
    display: flex;
    align-items: center;
  }
`

const shown: readonly StandardView[] = ['iso', 'front', 'top', 'right']
const rest: readonly StandardView[] = ['back', 'left', 'bottom']
const displays: readonly { value: Display; label: string }[] = [
  { value: 'edges', label: text.display.edges },
  { value: 'plain', label: text.display.plain },
  { value: 'wire', label: text.display.wire },
]

interface ViewToolbarProps {
  studio: Studio
  display: Display
  onDisplayChange: (display: Display) => void
  areToolsOpen: boolean
  onToolsOpenChange: (open: boolean) => void
}

/** Ways to look at the model. */
export function ViewToolbar(props: ViewToolbarProps) {
  const { studio, display, onDisplayChange, areToolsOpen, onToolsOpenChange } = props
  const entries = (names: readonly StandardView[]) =>
    names.map((name) => ({ label: text.standardViews[name], onSelect: () => studio.navigation.view(name) }))
  const views = (label: string, names: readonly StandardView[]) => (
    <Menu
      label={text.views}
      trigger={
        <Button variant="ghost" size="small">
          {label}
          <ChevronDown size={14} aria-hidden />
        </Button>
      }
      items={entries(names)}
    />
  )
  return (
    <Bar role="toolbar" aria-label={text.toolbar}>
      <Wide>
        {shown.map((name) => (
          <Button key={name} variant="ghost" size="small" onClick={() => studio.navigation.view(name)}>
            {text.standardViews[name]}
          </Button>
        ))}
        {views(text.moreViews, rest)}
      </Wide>
      <Narrow>{views(text.views, [...shown, ...rest])}</Narrow>
      <Group>
        <IconButton
          label={text.zoomOut}
          size="small"
          icon={<ZoomOut size={16} aria-hidden />}
          onClick={() => studio.navigation.zoom(1.25)}
        />
        <IconButton
          label={text.zoomIn}
          size="small"
          icon={<ZoomIn size={16} aria-hidden />}
          onClick={() => studio.navigation.zoom(0.8)}
        />
        <IconButton
          label={text.fit}
          size="small"
          icon={<Maximize size={16} aria-hidden />}
          onClick={() => studio.navigation.fit()}
        />
      </Group>
      <Wide>
        <SegmentedToggle
          label={text.display.label}
          value={display}
          onValueChange={onDisplayChange}
          options={displays}
        />
      </Wide>
      <Narrow>
        <Button
          variant={areToolsOpen ? 'primary' : 'secondary'}
          size="small"
          icon={<Wrench size={15} aria-hidden />}
          aria-expanded={areToolsOpen}
          onClick={() => onToolsOpenChange(!areToolsOpen)}
        >
          {text.tools.label}
        </Button>
      </Narrow>
    </Bar>
  )
}
