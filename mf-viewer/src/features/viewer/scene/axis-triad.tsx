import { type Ref, useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { type Camera, Vector3 } from 'three'
import type { Studio } from './studio.ts'

const Triad = styled.svg`
  position: absolute;
  left: 12px;
  top: 12px;
  width: 64px;
  height: 64px;
  pointer-events: none;
  overflow: visible;
  font-size: 11px;
  font-weight: 600;
  text-anchor: middle;
  dominant-baseline: central;
`

const axes = [
  { name: 'X', along: new Vector3(1, 0, 0), color: '#dc4a4a' },
  { name: 'Y', along: new Vector3(0, 1, 0), color: '#3f9a4c' },
  { name: 'Z', along: new Vector3(0, 0, 1), color: '#4a7fe0' },
] as const

/** Which way x, y and z point. `turnTriad` keeps it true to the camera. */
function AxisTriad({ ref }: { ref: Ref<SVGSVGElement> }) {
  return (
    <Triad ref={ref} viewBox="-32 -32 64 64" aria-hidden>
      {axes.map(({ name, color }) => (
        <g key={name} stroke={color} fill={color}>
          <line strokeWidth={2} strokeLinecap="round" />
          <text stroke="none">{name}</text>
        </g>
      ))}
    </Triad>
  )
}

/** Turns the triad without rendering React: this happens with every frame. */
function turnTriad(triad: SVGSVGElement | null, camera: Camera): void {
  const toCamera = camera.quaternion.clone().invert()
  axes.forEach(({ along }, i) => {
    const { x, y, z } = along.clone().applyQuaternion(toCamera)
    const group = triad?.children[i]
    const [line, letter] = group?.children ?? []
    line?.setAttribute('x2', String(x * 21))
    line?.setAttribute('y2', String(-y * 21))
    letter?.setAttribute('x', String(x * 28))
    letter?.setAttribute('y', String(-y * 28))
    group?.setAttribute('opacity', String(0.65 + 0.35 * z))
  })
}

/** Which way x, y and z point in the picture. */
export function Axes({ studio }: { studio: Studio }) {
  const triad = useRef<SVGSVGElement>(null)
  useEffect(() => studio.onFrame(() => turnTriad(triad.current, studio.camera)), [studio])
  return <AxisTriad ref={triad} />
}
