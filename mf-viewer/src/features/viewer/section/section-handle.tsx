import { type PointerEvent, useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { Vector3 } from 'three'
import type { Model } from '../model/model.ts'
import type { Studio } from '../scene/studio.ts'
import { moved, type Section } from './section.ts'

const Handle = styled.div`
  position: absolute;
  left: 0;
  top: 0;
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  margin: -22px 0 0 -22px;
  cursor: grab;
  touch-action: none;

  &::before {
    content: '';
    width: 18px;
    height: 18px;
    border: 3px solid #fff;
    border-radius: 50%;
    background: #d6480b;
    box-shadow: 0 1px 4px rgb(0 0 0 / 40%);
  }
  &:active {
    cursor: grabbing;
  }
`

interface SectionHandleProps {
  studio: Studio
  model: Model
  section: Section
  onChange: (section: Section) => void
}

/** Where the cut can be taken hold of in the picture. The slider of the tool does the same for the keyboard. */
export function SectionHandle({ studio, model, section, onChange }: SectionHandleProps) {
  const handle = useRef<HTMLDivElement>(null)
  const latest = useRef(section)
  latest.current = section
  const start = useRef<{ x: number; y: number; section: Section } | null>(null)
  useEffect(
    () =>
      studio.onFrame(() => {
        const seen = studio.rig.project(middleOf(model, latest.current))
        if (handle.current && seen) handle.current.style.transform = `translate(${seen.x}px, ${seen.y}px)`
      }),
    [studio, model],
  )
  const release = () => {
    start.current = null
  }
  const drag = ({ clientX, clientY }: PointerEvent) => {
    if (!start.current) return
    const perMm = pixelsPerMm(studio, model, start.current.section)
    const length = perMm.x ** 2 + perMm.y ** 2
    if (length < 1e-9) return
    const by = ((clientX - start.current.x) * perMm.x + (clientY - start.current.y) * perMm.y) / length
    onChange(moved(start.current.section, model.box, by))
  }
  return (
    <Handle
      ref={handle}
      aria-hidden
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        start.current = { x: event.clientX, y: event.clientY, section }
      }}
      onPointerMove={drag}
      onPointerUp={release}
      onPointerCancel={release}
    />
  )
}

function middleOf(model: Model, { axis, at }: Section): Vector3 {
  const middle = model.box.getCenter(new Vector3())
  middle[axis] = at
  return middle
}

/** How far the handle moves in the picture when the cut moves by a millimetre. */
function pixelsPerMm(studio: Studio, model: Model, section: Section): { x: number; y: number } {
  const span = model.box.getSize(new Vector3())[section.axis] / 100 || 1
  const here = studio.rig.project(middleOf(model, section))
  const there = studio.rig.project(middleOf(model, { ...section, at: section.at + span }))
  if (!here || !there) return { x: 0, y: 0 }
  return { x: (there.x - here.x) / span, y: (there.y - here.y) / span }
}
