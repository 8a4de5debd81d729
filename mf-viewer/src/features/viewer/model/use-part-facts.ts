import type { MeantUnit, PartFacts } from '@kerf/shared-contracts/contracts/geometry'
import { unitGrowth } from '@kerf/shared-contracts/rules/part-unit'
import { useFacts } from '@kerf/shared-parts/measures/use-facts.ts'

interface KnownFacts {
  /** What was measured in the file, in the unit that was meant; null until it is known. */
  measured: PartFacts | null
  /** What somebody answered; null while nobody has. */
  meantUnit: MeantUnit | null
  /** How many millimetres of the part one of the model stands for: the model counts in the unit that was read. */
  growth: number
}

/** What was measured in a file, and in which unit its numbers are meant. */
export function usePartFacts(fileId: string): KnownFacts {
  const { data } = useFacts(fileId)
  const { facts: measured = null, meantUnit = null } = data ?? {}
  return { measured, meantUnit, growth: measured && meantUnit ? unitGrowth(measured, meantUnit) : 1 }
}

/** The same facts of a model in the unit that was meant. */
export function grown<Facts extends { sizeMm: [number, number, number] }>(facts: Facts, growth: number): Facts {
  const [x, y, z] = facts.sizeMm
  return { ...facts, sizeMm: [x * growth, y * growth, z * growth] }
}
