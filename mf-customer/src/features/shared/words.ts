import { labelOf, materials, processes, tolerances } from '@kerf/shared-contracts/rules/catalog'

/** Material with its grade, as in "Aluminum 6061-T6". */
export function materialWords({ material, materialGrade }: { material: string; materialGrade: string | null }): string {
  return [labelOf(materials, material), materialGrade].filter(Boolean).join(' ')
}

export function toleranceWords(tolerance: string | null, whenEmpty: string): string {
  return labelOf(tolerances, tolerance) || whenEmpty
}

/** Process with the specific one, as in "CNC Machining, 5-Axis Milling". */
export function processWords(rfq: {
  manufacturingProcess: string | null
  manufacturingSubprocess: string | null
}): string {
  return [labelOf(processes, rfq.manufacturingProcess), rfq.manufacturingSubprocess].filter(Boolean).join(', ')
}
