import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { IconButton } from '@kerf/shared-ui/actions/icon-button.tsx'
import { SegmentedToggle } from '@kerf/shared-ui/forms/choices/segmented-toggle.tsx'
import { color, fontSize, fontWeight, media, radius, shadow, space } from '@kerf/shared-ui/theme/tokens.ts'
import { FlipHorizontal2, Link2, Minus, Plus, X } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { styled } from 'styled-components'
import type { Box3 } from 'three'
import { lengthIn, measurementIn, type Scale } from '../measure/lengths.ts'
import type { Measured } from '../measure/measured.ts'
import { type Measurement, measurementsOf } from '../measure/measurements.ts'
import type { Measuring } from '../measure/use-measuring.ts'
import type { FaceOfCopy } from '../scene/drawn-model.ts'
import { moved, rangeOf, type Section, type SectionAxis, sectionAxes, stepOf } from '../section/section.ts'
import { text } from '../text.ts'

const Card = styled.section`
  display: grid;
  gap: ${space[12]};
  width: 280px;
  padding: ${space[12]};
  border: 1px solid ${color.border};
  border-radius: ${radius.card};
  background: ${color.raised};
  box-shadow: ${shadow};
  font-size: ${fontSize[13]};
  ${media.narrow} {
    width: 100%;
    border: 0;
    padding: ${space[8]} ${space[4]} ${space[4]};
    box-shadow: none;
  }
`

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: 24px;
`

const Title = styled.h2`
  font-size: ${fontSize[14]};
  font-weight: ${fontWeight.semibold};
`

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[8]};
`

const Slider = styled.input`
  flex: 1;
  min-width: 0;
  height: 28px;
  accent-color: ${color.accent};
`

const Hint = styled.p`
  color: ${color.textMuted};
`

const Results = styled.dl`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: ${space[4]} ${space[12]};
  font-variant-numeric: tabular-nums;

  dt {
    color: ${color.textMuted};
  }
  dd {
    margin: 0;
    font-weight: ${fontWeight.medium};
    text-align: end;
  }
`

interface ToolCardProps {
  title: string
  onClose: () => void
  children: ReactNode
}

function ToolCard({ title, onClose, children }: ToolCardProps) {
  return (
    <Card aria-label={title}>
      <Head>
        <Title>{title}</Title>
        <IconButton label={text.tools.close(title)} size="small" icon={<X size={15} aria-hidden />} onClick={onClose} />
      </Head>
      {children}
    </Card>
  )
}

interface SectionToolProps {
  section: Section
  box: Box3
  scale: Scale
  /** Only what is closed has an inside that a cut can show. */
  hasSolids: boolean
  onChange: (section: Section) => void
  onClose: () => void
}

/** Where the model is cut open. */
export function SectionTool({ section, box, scale, hasSolids, onChange, onClose }: SectionToolProps) {
  const range = rangeOf(box, section.axis)
  const step = stepOf(range)
  const choose = (axis: SectionAxis) => {
    const { min, max } = rangeOf(box, axis)
    onChange({ ...section, axis, at: (min + max) / 2 })
  }
  const move = (by: number) => onChange(moved(section, box, by))
  const options = sectionAxes.map((axis) => ({ value: axis, label: axis.toUpperCase() }))
  return (
    <ToolCard title={text.tools.section} onClose={onClose}>
      <Row>
        <SegmentedToggle label={text.section.axis} value={section.axis} onValueChange={choose} options={options} />
        <Button
          size="small"
          variant="secondary"
          icon={<FlipHorizontal2 size={15} aria-hidden />}
          aria-pressed={section.isFlipped}
          onClick={() => onChange({ ...section, isFlipped: !section.isFlipped })}
        >
          {text.section.flip}
        </Button>
      </Row>
      <Row>
        <IconButton
          label={text.section.back}
          size="small"
          icon={<Minus size={15} aria-hidden />}
          onClick={() => move(-step)}
        />
        <Slider
          type="range"
          aria-label={text.section.position}
          aria-valuetext={lengthIn(scale, section.at - range.min)}
          min={range.min}
          max={range.max}
          step={(range.max - range.min) / 400 || 1}
          value={section.at}
          onChange={(event) => onChange({ ...section, at: Number(event.target.value) })}
        />
        <IconButton
          label={text.section.forth}
          size="small"
          icon={<Plus size={15} aria-hidden />}
          onClick={() => move(step)}
        />
      </Row>
      <Hint>
        {text.section.at(lengthIn(scale, section.at - range.min), lengthIn(scale, range.max - range.min))}
        {!hasSolids && ` ${text.section.noSolids}`}
      </Hint>
    </ToolCard>
  )
}

interface ExplodeToolProps {
  share: number
  onChange: (share: number) => void
  onClose: () => void
}

/** Moves the parts of an assembly away from each other. */
export function ExplodeTool({ share, onChange, onClose }: ExplodeToolProps) {
  const id = useId()
  return (
    <ToolCard title={text.tools.explode} onClose={onClose}>
      <Row>
        <label htmlFor={id}>{text.explode.distance}</label>
        <Slider
          id={id}
          type="range"
          min={0}
          max={1}
          step={0.02}
          value={share}
          aria-valuetext={`${Math.round(share * 100)} %`}
          onChange={(event) => onChange(Number(event.target.value))}
        />
      </Row>
    </ToolCard>
  )
}

interface MeasureToolProps {
  measuring: Measuring
  scale: Scale
  /** Why the model has no exact edges and faces: an older server made it, or this browser; null where it has them. */
  lacks: 'older' | 'own' | null
  /** Copies a link to a face, for a message about it. */
  onLink: (face: FaceOfCopy) => void
  onClose: () => void
}

/** What is measured, in words. */
export function MeasureTool({ measuring, scale, lacks, onLink, onClose }: MeasureToolProps) {
  const { chosen, comparison, clear } = measuring
  const [only] = chosen
  return (
    <ToolCard title={text.tools.measure} onClose={onClose}>
      <div role="status" aria-live="polite">
        {chosen.map((thing, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the first and the second thing, which have no identity
          <Thing key={i} thing={thing} scale={scale} />
        ))}
        {comparison && <Values values={comparison.results} scale={scale} />}
      </div>
      <Hint>{text.measure.hint(chosen.length, lacks)}</Hint>
      {only?.kind === 'face' && chosen.length === 1 && (
        <Button size="small" variant="secondary" icon={<Link2 size={15} aria-hidden />} onClick={() => onLink(only)}>
          {text.measure.link}
        </Button>
      )}
      {chosen.length > 0 && (
        <Button size="small" variant="secondary" onClick={clear}>
          {text.measure.clear}
        </Button>
      )}
    </ToolCard>
  )
}

const ThingTitle = styled.h3`
  margin-top: ${space[4]};
  font-size: ${fontSize[13]};
  font-weight: ${fontWeight.semibold};
`

function Thing({ thing, scale }: { thing: Measured; scale: Scale }) {
  return (
    <>
      <ThingTitle>{text.measure.named(thing)}</ThingTitle>
      <Values values={measurementsOf(thing)} scale={scale} />
    </>
  )
}

function Values({ values, scale }: { values: readonly Measurement[]; scale: Scale }) {
  return (
    <Results>
      {values.map((value) => (
        <div key={value.label} style={{ display: 'contents' }}>
          <dt>{value.label}</dt>
          <dd>{measurementIn(scale, value)}</dd>
        </div>
      ))}
    </Results>
  )
}
