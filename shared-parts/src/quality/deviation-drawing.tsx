import type { DecidedCharacteristic } from '@kerf/shared-contracts/contracts/quality-characteristics'
import { drawnDeviation } from '@kerf/shared-contracts/rules/characteristics'
import { color, toneColor } from '@kerf/shared-ui/theme/tokens.ts'
import { styled } from 'styled-components'
import { drawingWords } from './words.ts'

const [width, height, margin] = [168, 24, 6]
const middle = height / 2

/* Shapes rather than backgrounds, so that printers draw them. */
const Drawing = styled.svg`
  display: block;
  width: 100%;
  max-width: ${width}px;
  height: auto;

  .axis {
    stroke: ${color.controlBorder};
  }
  .zone {
    fill: ${toneColor('green').soft};
    stroke: ${toneColor('green').strong};
  }
  .nominal {
    stroke: ${color.textMuted};
    stroke-dasharray: 2 2;
  }
  .within {
    fill: ${toneColor('green').strong};
    stroke: ${color.surface};
  }
  .outside {
    fill: ${toneColor('red').strong};
    stroke: ${color.surface};
  }
`

const across = (at: number) => margin + at * (width - 2 * margin)

/**
 * A characteristic's measured values between its limits: the zone of the tolerance, the nominal value as a dashed line, a
 * dot for a value within and a diamond for one outside. Nothing where there are no limits.
 */
export function DeviationDrawing({ characteristic }: { characteristic: DecidedCharacteristic }) {
  const drawn = drawnDeviation(characteristic)
  if (!drawn) return null
  const { zone, nominal, points } = drawn
  return (
    <Drawing role="img" aria-label={drawingWords(characteristic)} viewBox={`0 0 ${width} ${height}`}>
      <line className="axis" x1={margin} x2={width - margin} y1={middle} y2={middle} />
      <rect
        className="zone"
        x={across(zone.from)}
        y={middle - 7}
        width={Math.max(across(zone.to) - across(zone.from), 1)}
        height={14}
        rx={2}
      />
      {nominal !== null && (
        <line className="nominal" x1={across(nominal)} x2={across(nominal)} y1={2} y2={height - 2} />
      )}
      {points.map(({ at, isOutside }, index) =>
        isOutside ? (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: a piece is known by its place alone
            key={index}
            className="outside"
            d={`M${across(at)} ${middle - 6}l6 6l-6 6l-6 -6z`}
          />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a piece is known by its place alone
          <circle key={index} className="within" cx={across(at)} cy={middle} r={4} />
        ),
      )}
    </Drawing>
  )
}
