import type { Geometry } from '@kerf/shared-contracts/contracts/geometry'
import { color, fontSize, media, radius, shadow, space } from '@kerf/shared-ui/theme/tokens.ts'
import { type ReactNode, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { measurementIn, type Scale } from './measure/lengths.ts'
import { Overlay } from './measure/overlay.tsx'
import { facesOf, type Measuring, useMeasuring } from './measure/use-measuring.ts'
import type { Model } from './model/model.ts'
import { grown, usePartFacts } from './model/use-part-facts.ts'
import { FactsPanel, type ModelFacts } from './panels/facts-panel.tsx'
import { Features } from './panels/features-panel.tsx'
import { PartTree } from './panels/part-tree.tsx'
import { ExplodeTool, MeasureTool, SectionTool } from './panels/tool-card.tsx'
import { ToolRail } from './panels/tool-rail.tsx'
import { ViewToolbar } from './panels/view-toolbar.tsx'
import { Axes } from './scene/axis-triad.tsx'
import { usePointing } from './scene/use-pointing.ts'
import { useStudio } from './scene/use-studio.ts'
import { SectionHandle } from './section/section-handle.tsx'
import { NoPicture } from './stages/no-picture.tsx'
import { text } from './text.ts'
import { copyFaceLink, copyLink, savePicture } from './view/save-view.ts'
import { useChoosing } from './view/use-choosing.ts'
import { useAskedFor, useLit, useSectionKeys, useShown } from './view/use-shown.ts'
import { viewFromAddress } from './view/view-link.ts'
import { closed, type Tool, toggled, useView, type View } from './view/view-state.ts'

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
  grid-template-columns: minmax(0, 1fr);
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

const Tools = styled.div<{ $open: boolean }>`
  position: absolute;
  top: ${space[12]};
  right: ${space[12]};
  display: flex;
  flex-direction: row-reverse;
  align-items: flex-start;
  gap: ${space[8]};
  pointer-events: none;

  > * {
    pointer-events: auto;
  }
  /* On the sheet an open tool takes the place of the others. */
  ${media.narrow} {
    > [role='toolbar']:not(:only-child) {
      display: none;
    }
    display: ${({ $open }) => ($open ? 'flex' : 'none')};
    flex-direction: column;
    align-items: stretch;
    gap: 0;
    inset: auto 8px 54px;
    padding: ${space[4]};
    border: 1px solid ${color.border};
    border-radius: ${radius.card};
    background: ${color.raised};
    box-shadow: ${shadow};
  }
`

interface ModelViewProps {
  geometry: Omit<Geometry, 'facts'> & { facts: ModelFacts }
  model: Model
  /** What of it the address asks for. */
  asked: URLSearchParams
  dark: boolean
  /** What is to be known of the model before all else. */
  notice?: ReactNode
}

/** The model with the ways to look at it, its size and its parts. */
export function ModelView({ geometry, model, asked: search, dark, notice }: ModelViewProps) {
  const [asked] = useState(() => viewFromAddress(search, model))
  const holder = useRef<HTMLDivElement>(null)
  const { measured, meantUnit, growth } = usePartFacts(geometry.fileId)
  const facts = grown(geometry.facts, growth)
  const label = text.canvas(geometry.fileName, text.millimetres(facts.sizeMm))
  const place = useStudio(holder, model, { label, dark })
  const studio = place.status === 'ready' ? place.studio : null
  const view = useView(model, asked.state)
  const { state, change } = view
  const scale = { unit: state.unit, growth }
  const [areToolsOpen, setToolsOpen] = useState(false)
  useShown(studio, model, view, { dark, isSolid: isSolid(geometry.facts) })
  useAskedFor(studio, model, asked)
  const measuring = useMeasuring(studio, model)
  const isMeasuring = state.tool === 'measure'
  const choosing = useChoosing(studio, model)
  const pointer = isMeasuring ? measuring : choosing
  usePointing(studio, {
    onPoint: (x, y) => (pointer ? pointer.point(x, y) : view.chooseCopy(studio?.pick(x, y)?.copy ?? null)),
    onHover: pointer?.hover,
  })
  useLit(studio, isMeasuring ? facesOf([...measuring.chosen, measuring.meant]) : (choosing?.lit ?? state.lit))
  useSectionKeys(studio, model, view)
  const distance = measuring.comparison?.results[0]
  const toggleTool = (tool: Tool) => change(toggled(state, tool, model))

  return (
    <Layout>
      <Stage $dark={dark}>
        <CanvasHolder ref={holder} />
        {studio && <Axes studio={studio} />}
        {studio && pointer && (
          <Overlay studio={studio} measuring={measuring} distance={distance ? measurementIn(scale, distance) : null} />
        )}
        {studio && state.section && (
          <SectionHandle
            studio={studio}
            model={model}
            section={state.section}
            onChange={(section) => change({ section })}
          />
        )}
        {studio && (
          <Tools $open={areToolsOpen}>
            <ToolRail
              state={state}
              isAssembly={model.copies.length > 1}
              hasAnnotations={model.annotations !== null}
              onChange={change}
              onTool={toggleTool}
              onPicture={() => void savePicture(studio, geometry.fileName)}
              onLink={() =>
                void copyLink({ fileId: geometry.fileId, process: asked.features.process }, model, state, studio)
              }
            />
            <OpenTool {...{ geometry, model, view, measuring, scale }} />
          </Tools>
        )}
        {studio && (
          <ViewToolbar
            studio={studio}
            display={state.display}
            onDisplayChange={(display) => change({ display })}
            areToolsOpen={areToolsOpen}
            onToolsOpenChange={setToolsOpen}
          />
        )}
        {(place.status === 'no-webgl' || place.status === 'lost') && (
          <NoPicture geometry={geometry} why={place.status} onRestart={place.restart} />
        )}
      </Stage>
      <Panel>
        {notice}
        {choosing && model.faces === null && <Help role="status">{text.choose.noFaces}</Help>}
        <FactsPanel {...{ facts, measured, meantUnit }} fileSize={geometry.size} />
        {measured && (
          <Features {...{ model, view, studio }} facts={measured} asked={asked.features} choice={choosing?.choice} />
        )}
        {/* after the picture, as many parts take the page a while */}
        {place.status !== 'starting' && (
          <PartTree
            parts={model.parts}
            hidden={state.hidden}
            chosen={state.chosenPart}
            onHiddenChange={(hidden) => change({ hidden })}
            onChosenChange={(chosenPart) => change({ chosenPart })}
          />
        )}
        <Help>{text.help}</Help>
      </Panel>
    </Layout>
  )
}

const isSolid = ({ solids }: ModelFacts) => solids !== null && solids > 0

/** Why there are no exact faces and edges; null where there are. */
function lacksOf({ modelUrl }: ModelViewProps['geometry'], { faces }: Model): 'own' | 'older' | null {
  if (faces !== null) return null
  return modelUrl === null ? 'own' : 'older'
}

interface OpenToolProps {
  geometry: ModelViewProps['geometry']
  model: Model
  view: View
  measuring: Measuring
  scale: Scale
}

function OpenTool({ geometry, model, view: { state, change }, measuring, scale }: OpenToolProps) {
  const { tool, section } = state
  const close = () => {
    if (tool === 'measure') measuring.clear()
    if (tool) change(closed(tool))
  }
  if (tool === 'section' && section) {
    return (
      <SectionTool
        {...{ section, scale }}
        box={model.box}
        hasSolids={isSolid(geometry.facts)}
        onChange={(next) => change({ section: next })}
        onClose={close}
      />
    )
  }
  if (tool === 'explode') {
    return <ExplodeTool share={state.explode} onChange={(explode) => change({ explode })} onClose={close} />
  }
  if (tool !== 'measure') return null
  return (
    <MeasureTool
      measuring={measuring}
      scale={scale}
      lacks={lacksOf(geometry, model)}
      onClose={close}
      onLink={(face) => void copyFaceLink(geometry.fileId, model, face)}
    />
  )
}
