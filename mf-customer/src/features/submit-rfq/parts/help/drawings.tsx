import { color, toneColor } from '@kerf/shared-ui/theme/tokens.ts'
import { styled } from 'styled-components'

const Drawing = styled.svg`
  display: block;
  flex: none;
  width: 128px;
  height: 64px;

  .part {
    fill: ${color.sunken};
    stroke: ${color.textMuted};
  }
  .band {
    fill: ${toneColor('green').soft};
    stroke: ${toneColor('green').strong};
  }
  .line {
    fill: none;
    stroke: ${color.textMuted};
  }
  .nominal {
    stroke: ${color.textMuted};
    stroke-dasharray: 3 2;
  }
  .skin {
    fill: ${toneColor('blue').soft};
    stroke: ${toneColor('blue').strong};
  }
`

/** Half the height of the band that is drawn for a tolerance, in the ratio of the real ones. */
const bands = { standard: 15, tight: 6, precision: 3 } as const

type ToleranceKind = keyof typeof bands

export const isToleranceKind = (value: string): value is ToleranceKind => value in bands

/** A part beside the band within which its upper edge may lie. @param label the text alternative */
export function ToleranceDrawing({ kind, label }: { kind: ToleranceKind; label: string }) {
  const half = bands[kind]
  return (
    <Drawing role="img" aria-label={label} viewBox="0 0 128 64">
      <rect className="part" x={8} y={24} width={64} height={36} />
      <rect className="band" x={72} y={24 - half} width={30} height={2 * half} />
      <line className="nominal" x1={4} x2={124} y1={24} y2={24} />
      <path className="line" d={`M112 ${24 - half}h8M112 ${24 + half}h8M116 ${24 - half}v${2 * half}`} />
    </Drawing>
  )
}

const toolMarks = 'M4 24l6 4 6-4 6 4 6-4 6 4 6-4 6 4 6-4 6 4 6-4 6 4 6-4 6 4 6-4 6 4 6-4 6 4 6-4 6 4 6-4V60H4z'
const blasted = 'M4 25q3-2 6 0t6 0 6 0 6 0 6 0 6 0 6 0 6 0 6 0 6 0 6 0 6 0 6 0 6 0 6 0 6 0 6 0 6 0 6 0 6 0V60H4z'

/** What each kind of finish does to the surface of a part. */
const surfaces = {
  bare: <path className="part" d={toolMarks} />,
  blasted: <path className="part" d={blasted} />,
  layer: (
    <>
      <rect className="part" x={4} y={26} width={120} height={34} />
      <rect className="skin" x={4} y={14} width={120} height={12} />
    </>
  ),
  converted: (
    <>
      <rect className="part" x={4} y={26} width={120} height={34} />
      <rect className="skin" x={4} y={20} width={120} height={12} />
      <line className="nominal" x1={4} x2={124} y1={26} y2={26} />
    </>
  ),
  hardened: (
    <>
      <rect className="part" x={4} y={24} width={120} height={36} />
      <path
        className="line"
        d="M10 24v16M22 24v16M34 24v16M46 24v16M58 24v16M70 24v16M82 24v16M94 24v16M106 24v16M118 24v16"
      />
      <line className="nominal" x1={4} x2={124} y1={40} y2={40} />
    </>
  ),
} as const

type FinishKind = keyof typeof surfaces

export const finishKinds = [
  'bare',
  'blasted',
  'layer',
  'converted',
  'hardened',
] as const satisfies readonly FinishKind[]

/** A cut through a surface that was finished so. @param label the text alternative */
export function FinishDrawing({ kind, label }: { kind: FinishKind; label: string }) {
  return (
    <Drawing role="img" aria-label={label} viewBox="0 0 128 64">
      {surfaces[kind]}
    </Drawing>
  )
}
