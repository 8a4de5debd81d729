import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { Vector3 } from 'three'
import type { Studio } from '../scene/studio.ts'
import type { Measured } from './measured.ts'
import type { Measuring } from './use-measuring.ts'

const Svg = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  pointer-events: none;
  overflow: hidden;

  .meant {
    stroke: #f08a17;
    fill: #f08a17;
  }
  .chosen {
    stroke: #d6480b;
    fill: #d6480b;
  }
  .halo {
    stroke: #fff;
    stroke-width: 5;
    fill: none;
  }
  path {
    fill: none !important;
    stroke-width: 3;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .way path {
    stroke-width: 2;
    stroke-dasharray: 5 4;
  }
  text {
    fill: #1b2430;
    stroke: #fff;
    stroke-width: 4;
    paint-order: stroke;
    font-size: 14px;
    font-weight: 600;
    text-anchor: middle;
    font-variant-numeric: tabular-nums;
  }
`

interface OverlayProps {
  studio: Studio
  measuring: Measuring
  /** How the distance reads. */
  distance: string | null
}

/** Marks over the picture: what is measured, the way between, and where keys point. They are moved with each frame, without React. */
export function Overlay({ studio, measuring, distance }: OverlayProps) {
  const svg = useRef<SVGSVGElement>(null)
  const aim = useRef<SVGGElement>(null)
  const { chosen, meant, comparison } = measuring
  useEffect(
    () =>
      studio.onFrame(() => {
        const [things, way] = [svg.current?.children[0], svg.current?.querySelector('.way')]
        ;[...chosen, ...(meant ? [meant] : [])].forEach((thing, i) => {
          const mark = things?.children[i]
          if (mark) place(mark, studio, thing)
        })
        aim.current?.setAttribute('transform', `translate(${studio.aim.x} ${studio.aim.y})`)
        if (way && comparison) placeWay(way, studio, comparison.way.from, comparison.way.to)
      }),
    [studio, chosen, meant, comparison],
  )
  return (
    <Svg ref={svg} aria-hidden>
      <g>
        {[...chosen, ...(meant ? [meant] : [])].map((thing, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: marks have no identity, and at most three are drawn
          <g key={i} className={i < chosen.length ? 'chosen' : 'meant'}>
            {thing.kind === 'point' ? <circle r={5} stroke="#fff" strokeWidth={1.5} /> : <path />}
          </g>
        ))}
      </g>
      {comparison && (
        <g className="chosen way">
          <path />
          <text stroke="none">{distance}</text>
        </g>
      )}
      <g className="chosen" ref={aim}>
        <path d="M-9 0H-3M3 0H9M0-9V-3M0 3V9" strokeWidth={2} />
      </g>
    </Svg>
  )
}

/** A line as it is seen, for `d` of an SVG path; interrupted where it is behind the camera. */
export function pathOf({ rig }: { rig: Pick<Studio['rig'], 'project'> }, line: readonly Vector3[]): string {
  const seen = line.map((point) => rig.project(point))
  return seen
    .flatMap((place, i) => (place ? [`${seen[i - 1] ? 'L' : 'M'}${place.x.toFixed(1)} ${place.y.toFixed(1)}`] : []))
    .join('')
}

function place(mark: Element, studio: Studio, thing: Measured): void {
  const drawn = mark.children[0]
  if (!drawn) return
  if (thing.kind === 'point') {
    const seen = studio.rig.project(thing.at)
    drawn.setAttribute('cx', String(seen?.x ?? -99))
    drawn.setAttribute('cy', String(seen?.y ?? -99))
  } else if (thing.kind === 'edge') drawn.setAttribute('d', pathOf(studio, thing.line))
}

function placeWay(way: Element, studio: Studio, from: Vector3, to: Vector3): void {
  const [path, words] = way.children
  path?.setAttribute('d', pathOf(studio, [from, to]))
  const middle = studio.rig.project(new Vector3().addVectors(from, to).multiplyScalar(0.5))
  words?.setAttribute('x', String(middle?.x ?? -99))
  words?.setAttribute('y', String((middle?.y ?? -99) - 10))
}
