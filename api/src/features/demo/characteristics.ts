import type { QualityCharacteristicInput } from '@kerf/shared-contracts/contracts/quality-characteristics'

type Dimension = Pick<QualityCharacteristicInput, 'nominal' | 'lowerTolerance' | 'upperTolerance'> & {
  measured: string[]
}

const dimension = { kind: 'dimension', toleranceText: null, unit: 'mm', passed: null } as const

/** @param tolerance both ways */
function around(nominal: string, tolerance: string, measured: string[]): Dimension {
  return { nominal, lowerTolerance: `-${tolerance}`, upperTolerance: tolerance, measured }
}

/** The inspection of the bracket KB-104, three pieces of it: one flange is out of tolerance. */
export const bracketCharacteristics: readonly (Omit<QualityCharacteristicInput, 'face'> & { faces?: number[] })[] = [
  { ...dimension, number: '1', name: 'Length', ...around('90.00', '0.10', ['90.02', '90.01', '89.98']) },
  { ...dimension, number: '2', name: 'Height', ...around('75.00', '0.10', ['75.03', '75.01', '75.02']) },
  {
    ...{ ...dimension, number: '3', name: 'Bore Ø', toleranceText: 'H7' },
    ...{ nominal: '22.000', lowerTolerance: '0', upperTolerance: '0.021', measured: ['22.008', '22.011', '22.006'] },
    faces: [34, 35],
  },
  {
    ...{ ...dimension, number: '4a', name: 'Hole pattern, long side' },
    ...around('44.00', '0.05', ['44.02', '43.97', '44.01']),
    faces: [36, 37, 38, 39],
  },
  {
    ...{ ...dimension, number: '4b', name: 'Hole pattern, short side' },
    ...around('38.00', '0.05', ['38.00', '38.03', '37.99']),
    faces: [36, 37, 40, 41],
  },
  {
    ...{ ...dimension, number: '5', name: 'Thickness of flange' },
    ...around('12.00', '0.05', ['12.03', '12.04', '12.07']),
  },
  {
    ...{ ...dimension, number: '6', name: 'Flatness of base' },
    ...{ nominal: '0', lowerTolerance: null, upperTolerance: '0.05', measured: ['0.018', '0.022', '0.015'] },
  },
  {
    ...{ ...dimension, number: '7', name: 'Angle between base and flange', unit: '°' },
    ...around('90', '0.2', ['90.05', '89.95', '90.10']),
  },
  {
    ...{ ...dimension, number: '8', name: 'Roughness of bore', unit: 'Ra' },
    ...{ nominal: null, lowerTolerance: null, upperTolerance: '1.6', measured: ['0.9', '1.1', '1.0'] },
    faces: [34, 35],
  },
  {
    ...{
      ...dimension,
      number: '9',
      name: 'Thread gauge',
      kind: 'attribute' as const,
      toleranceText: 'M6 6H',
      unit: null,
    },
    ...{ nominal: null, lowerTolerance: null, upperTolerance: null, measured: [], passed: true },
  },
]
