import { materials, storedLabelOf } from '../catalog.ts'
import { type Phrase, quoted } from './drawing-text.ts'
import type { Finding, Take, TypedPart } from './finding.ts'
import { findingOf } from './finding.ts'
import type { NamedMaterial } from './material-entry.ts'
import { materialsOf } from './materials.ts'

const other = 'Other'

/** Whether nobody would call it another material than the one that was chosen. */
function agrees({ material, materialGrade }: TypedPart, named: NamedMaterial): boolean {
  if (material !== named.material) return false
  if (materialGrade === '' || materialGrade === other || (named.isGeneral && named.alsoFits.length === 0)) return true
  return materialGrade === named.grade || named.alsoFits.includes(materialGrade)
}

const words = (material: string, grade: string) =>
  [storedLabelOf('materials', material), grade].filter(Boolean).join(' ')

function takeOf(named: NamedMaterial): Take {
  const { material, grade, isGeneral } = named
  const hasGrades = materials.some(({ value, options }) => value === material && options.length > 0)
  const unlisted = hasGrades && !isGeneral ? other : ''
  const materialGrade = grade ?? unlisted
  const isListed = grade !== null || isGeneral
  return {
    words: isListed ? words(material, materialGrade) : `${storedLabelOf('materials', material)}, ${named.words}`,
    change: { material, materialGrade },
    ...(isListed ? {} : { note: `Material as on the drawing: ${named.words}` }),
  }
}

/** Material and grade, where the drawing names another than the form. */
export function materialFindings(part: TypedPart, fileName: string, phrases: readonly Phrase[]): Finding[] {
  const found = materialsOf(phrases)
  const [first] = found
  if (part.material === '' || !first || found.some(({ named }) => agrees(part, named))) return []
  const isOne = new Set(found.map(({ named }) => `${named.material} ${named.grade ?? named.words}`)).size === 1
  return [
    findingOf({
      kind: 'material',
      mine: { source: 'form', words: words(part.material, part.materialGrade) },
      theirs: { source: 'drawing', fileName, page: first.page, words: quoted(first.quote) },
      take: isOne ? takeOf(first.named) : null,
    }),
  ]
}
