import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { IconButton } from '@kerf/shared-ui/actions/icon-button.tsx'
import { SegmentedToggle } from '@kerf/shared-ui/forms/segmented-toggle.tsx'
import { color, media, radius, shadow, space } from '@kerf/shared-ui/theme/tokens.ts'
import { Maximize, ZoomIn, ZoomOut } from 'lucide-react'
import { styled } from 'styled-components'
import { type StandardView, standardViews } from './standard-views.ts'
import type { Display, Studio } from './studio.ts'
import { text } from './text.ts'

const Bar = styled.div`
  position: absolute;
  inset-inline: 0;
  bottom: ${space[16]};
  display: flex;
  flex-wrap: wrap;
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

const shown: readonly StandardView[] = ['iso', 'front', 'top', 'right']
const displays: readonly { value: Display; label: string }[] = [
  { value: 'edges', label: text.display.edges },
  { value: 'plain', label: text.display.plain },
  { value: 'wire', label: text.display.wire },
]

interface ViewToolbarProps {
  studio: Studio
  display: Display
  onDisplayChange: (display: Display) => void
}

/** Ways to look at the model. */
export function ViewToolbar({ studio, display, onDisplayChange }: ViewToolbarProps) {
  return (
    <Bar role="toolbar" aria-label={text.toolbar}>
      <Group>
        {shown.map((name) => (
          <Button key={name} variant="ghost" size="small" onClick={() => studio.view(name)}>
            {standardViews[name].label}
          </Button>
        ))}
      </Group>
      <Group>
        <IconButton
          label={text.zoomOut}
          size="small"
          icon={<ZoomOut size={16} aria-hidden />}
          onClick={() => studio.zoom(1.25)}
        />
        <IconButton
          label={text.zoomIn}
          size="small"
          icon={<ZoomIn size={16} aria-hidden />}
          onClick={() => studio.zoom(0.8)}
        />
        <IconButton
          label={text.fit}
          size="small"
          icon={<Maximize size={16} aria-hidden />}
          onClick={() => studio.fit()}
        />
      </Group>
      <SegmentedToggle label={text.display.label} value={display} onValueChange={onDisplayChange} options={displays} />
    </Bar>
  )
}
