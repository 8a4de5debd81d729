import type { Geometry } from '@kerf/shared-contracts/contracts/geometry'
import { color, fontSize, media, space } from '@kerf/shared-ui/theme/tokens.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import type { PerspectiveCamera } from 'three'
import { AxisTriad, turnTriad } from './axis-triad.tsx'
import { FactsPanel } from './facts-panel.tsx'
import { MessageStage } from './message-stage.tsx'
import { highlight, type Model, type PartNode } from './model.ts'
import { PartTree } from './part-tree.tsx'
import type { Display, Studio } from './studio.ts'
import { text } from './text.ts'
import { useStudio } from './use-studio.ts'
import { ViewToolbar } from './view-toolbar.tsx'

const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 320px;
  flex: 1;
  min-height: 0;
  ${media.belowWide} {
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: minmax(340px, 62dvh) auto;
  }
`

const Stage = styled.div<{ $dark: boolean }>`
  position: relative;
  min-height: 0;
  overflow: hidden;
  background: ${({ $dark }) =>
    $dark
      ? 'radial-gradient(90% 80% at 50% 38%, #3a4659, #171e2b 78%)'
      : 'radial-gradient(90% 80% at 50% 38%, #ffffff, #dde4ec 82%)'};
`

const CanvasHolder = styled.div`
  position: absolute;
  inset: 0;

  canvas {
    display: block;
    touch-action: none;
    cursor: grab;
  }
  canvas:active {
    cursor: grabbing;
  }
  canvas:focus-visible {
    outline: 2px solid ${color.focus};
    outline-offset: -3px;
  }
`

const Panel = styled.aside`
  display: grid;
  align-content: start;
  gap: ${space[24]};
  min-height: 0;
  overflow-y: auto;
  padding: ${space[16]};
  border-left: 1px solid ${color.border};
  background: ${color.surface};
  ${media.belowWide} {
    border-left: 0;
    border-top: 1px solid ${color.border};
  }
`

const Help = styled.p`
  color: ${color.textSubtle};
  font-size: ${fontSize[12]};
`

interface ModelViewProps {
  geometry: Geometry & { facts: NonNullable<Geometry['facts']> }
  model: Model
  dark: boolean
}

/** The model with the ways to look at it, its size and its parts. */
export function ModelView({ geometry, model, dark }: ModelViewProps) {
  const holder = useRef<HTMLDivElement>(null)
  const triad = useRef<SVGSVGElement>(null)
  const onRender = useCallback((camera: PerspectiveCamera) => turnTriad(triad.current, camera), [])
  const label = text.canvas(geometry.fileName, text.millimetres(geometry.facts.sizeMm))
  const state = useStudio(holder, model, label, onRender)
  const studio = state.status === 'ready' ? state.studio : null
  const [display, setDisplay] = useState<Display>('edges')
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set())

  useEffect(() => {
    studio?.show(display)
    studio?.setEdgeColor(dark)
  }, [studio, display, dark])
  useEffect(() => {
    applyVisibility(model.parts, hidden)
    studio?.requestRender()
  }, [studio, model, hidden])
  const [chosen, setChosen] = useChosenPart(studio, model)

  return (
    <Layout>
      <Stage $dark={dark}>
        <CanvasHolder ref={holder} />
        {studio && <AxisTriad ref={triad} />}
        {studio && <ViewToolbar studio={studio} display={display} onDisplayChange={setDisplay} />}
        {state.status === 'no-webgl' && (
          <MessageStage title={text.noWebgl.title} text={text.noWebgl.text} action={<span />} />
        )}
      </Stage>
      <Panel>
        <FactsPanel facts={geometry.facts} fileSize={geometry.size} />
        <PartTree
          parts={model.parts}
          hidden={hidden}
          chosen={chosen}
          onHiddenChange={setHidden}
          onChosenChange={setChosen}
        />
        <Help>{text.help}</Help>
      </Panel>
    </Layout>
  )
}

function applyVisibility(parts: readonly PartNode[], hidden: ReadonlySet<string>): void {
  for (const part of parts) {
    part.object.visible = !hidden.has(part.id)
    applyVisibility(part.children, hidden)
  }
}

/** The part that was clicked last, in the picture or in the tree; a drag is no click. */
function useChosenPart(studio: Studio | null, model: Model) {
  const [chosen, setChosen] = useState<string | null>(null)
  useEffect(() => {
    if (!studio) return
    const { canvas } = studio
    let down = { x: 0, y: 0 }
    const press = ({ offsetX, offsetY }: PointerEvent) => {
      down = { x: offsetX, y: offsetY }
    }
    const release = ({ offsetX, offsetY, button }: PointerEvent) => {
      if (button !== 0 || Math.hypot(offsetX - down.x, offsetY - down.y) > 4) return
      setChosen(partOf(flatten(model.parts), studio.pick(offsetX, offsetY)))
    }
    canvas.addEventListener('pointerdown', press)
    canvas.addEventListener('pointerup', release)
    return () => {
      canvas.removeEventListener('pointerdown', press)
      canvas.removeEventListener('pointerup', release)
    }
  }, [studio, model])
  useEffect(() => {
    const part = flatten(model.parts).find(({ id }) => id === chosen)
    if (!studio || !part) return
    const restore = highlight(part)
    studio.requestRender()
    return () => {
      restore()
      studio.requestRender()
    }
  }, [studio, model, chosen])
  return [chosen, setChosen] as const
}

function flatten(parts: readonly PartNode[]): PartNode[] {
  return parts.flatMap((part) => [part, ...flatten(part.children)])
}

function partOf(parts: readonly PartNode[], object: ReturnType<Studio['pick']>): string | null {
  for (let at = object; at; at = at.parent) {
    const part = parts.find((candidate) => candidate.object === at)
    if (part) return part.id
  }
  return null
}
