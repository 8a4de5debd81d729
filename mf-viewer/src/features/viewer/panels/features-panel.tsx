import type { PartFacts } from '@kerf/shared-contracts/contracts/geometry'
import { text as measures } from '@kerf/shared-parts/measures/text.ts'
import { focusRing } from '@kerf/shared-ui/theme/mixins.ts'
import { color, fontSize, radius, space } from '@kerf/shared-ui/theme/tokens.ts'
import { useEffect, useEffectEvent, useId, useMemo, useRef } from 'react'
import { styled } from 'styled-components'
import { faceOfNumber } from '../model/faces.ts'
import type { Model } from '../model/model.ts'
import { inNumbersOf } from '../model/same-faces.ts'
import type { Studio } from '../scene/studio.ts'
import { text } from '../text.ts'
import type { Choosing } from '../view/use-choosing.ts'
import { frameFaces } from '../view/use-shown.ts'
import type { View } from '../view/view-state.ts'
import { type Feature, featuresOf, noteId } from './features.ts'
import { PanelList, PanelTitle } from './panel-style.ts'

const Title = styled(PanelTitle)`
  margin-bottom: ${space[4]};
`

const Row = styled.button`
  display: flex;
  justify-content: space-between;
  gap: ${space[12]};
  width: 100%;
  min-height: 32px;
  padding: 6px ${space[8]};
  border: 0;
  border-radius: ${radius.control};
  background: none;
  color: ${color.text};
  font: inherit;
  font-size: ${fontSize[13]};
  font-variant-numeric: tabular-nums;
  text-align: start;
  cursor: pointer;
  ${focusRing}

  &:hover {
    background: ${color.hover};
  }
  &[aria-pressed='true'] {
    background: ${color.accentSoft};
    color: ${color.accentText};
  }
  span + span {
    color: ${color.textMuted};
    text-align: end;
  }
`

interface FeaturesPanelProps {
  title: string
  features: readonly Feature[]
  isChosen: (feature: Feature) => boolean
  /** Why rows cannot be shown on the model, if so. */
  note?: string | undefined
  onChoose: (feature: Feature) => void
}

/** Holes or notes, each of which lights up on the model. */
function FeaturesPanel({ title, features, isChosen, note, onChoose }: FeaturesPanelProps) {
  const id = useId()
  if (features.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <Title id={id}>{title}</Title>
      <PanelList>
        {features.map((feature) => (
          <li key={feature.id}>
            <Row type="button" aria-pressed={isChosen(feature)} onClick={() => onChoose(feature)}>
              <span>{feature.label}</span>
              <span>{feature.details}</span>
            </Row>
          </li>
        ))}
      </PanelList>
      {note && <p>{note}</p>}
    </section>
  )
}

/** What of the list the address asks for. */
export interface AskedOfFeatures {
  /** By which the part is to be made, as the catalogue calls it. */
  process: string | null
  /** The kind of the note that is to be lit. */
  note: string | null
  /** Whether it says from where to look, too. */
  hasStandpoint: boolean
}

interface FeaturesProps {
  facts: PartFacts
  model: Model
  view: View
  asked: AskedOfFeatures
  /** Null while nothing is drawn. */
  studio: Studio | null
  /** Set where faces are chosen for the page around: a row then chooses its own. */
  choice?: Choosing['choice'] | undefined
}

/**
 * Holes, walls and notes beside the model. Another kernel measures than the one that draws: faces are found by their
 * places, and where the two count different faces, nothing is lit.
 */
export function Features({ facts, model, view: { state, change }, asked, studio, choice }: FeaturesProps) {
  const isSame = model.faces === facts.faces
  const placed = useMemo(() => (isSame ? inNumbersOf(model, facts) : { facts, lost: 0 }), [isSame, model, facts])
  const { found, notes } = useMemo(() => featuresOf(placed.facts, asked.process), [placed, asked.process])
  const isChosen = ({ id, faces }: Feature) =>
    choice ? isSame && faces.length > 0 && faces.every((face) => choice.faces.includes(face)) : state.feature === id
  const litBy = ({ faces }: Feature) => (isSame ? faces.flatMap((face) => faceOfNumber(model, face) ?? []) : [])
  const light = (feature: Feature) => change({ feature: feature.id, lit: litBy(feature), chosenPart: null })
  const frame = (feature: Feature) => {
    const lit = litBy(feature)
    if (studio && lit.length > 0) frameFaces(studio, model, lit, feature.from)
  }
  const choose = (feature: Feature) => {
    if (choice) {
      if (isSame) choice.point(feature.faces)
    } else if (isChosen(feature)) change({ feature: null, lit: [], chosenPart: null })
    else {
      light(feature)
      frame(feature)
    }
  }
  const meant = choice ? undefined : notes.find(({ id }) => asked.note !== null && id === noteId(asked.note))
  useOnce(meant !== undefined, () => meant && light(meant))
  useOnce(meant !== undefined && studio !== null && !asked.hasStandpoint, () => meant && frame(meant))
  const lost = placed.lost > 0 ? text.features.lostFaces : undefined
  const note = isSame ? lost : text.features.otherFaces
  const shared = { isChosen, note, onChoose: choose }
  return (
    <>
      <FeaturesPanel title={measures.notesFor(asked.process)} features={notes} {...shared} />
      <FeaturesPanel title={text.features.found} features={found} {...shared} />
    </>
  )
}

/** Does something once, as soon as it can be done. */
function useOnce(canBe: boolean, effect: () => void): void {
  const isDone = useRef(false)
  const latest = useEffectEvent(effect)
  useEffect(() => {
    if (!canBe || isDone.current) return
    isDone.current = true
    latest()
  }, [canBe])
}
