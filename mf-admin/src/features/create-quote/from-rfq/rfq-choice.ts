import type { StoredFile } from '@kerf/shared-contracts/contracts/files'
import type { Rfq, RfqPart } from '@kerf/shared-contracts/contracts/rfqs'
import { labelOf, materials } from '@kerf/shared-contracts/rules/catalog'
import { customerNamesIn } from '@kerf/shared-contracts/rules/customer-names'
import { processWords } from '@kerf/shared-parts/rfqs/words.ts'
import { text } from '../text.ts'

const words = text.rfq

/** The parts and files of an RFQ that go to suppliers, with their names for suppliers. */
export interface RfqChoice {
  parts: Readonly<Record<string, { isChosen: boolean; name: string }>>
  files: Readonly<Record<string, { isChosen: boolean; name: string }>>
}

/** The maximum number of RFQ files per request. */
export const mostFiles = 20

/** A drawing in a ZIP keeps the header that names its author, so the server does not copy it. */
export function isPacked({ fileType, mimetype }: StoredFile): boolean {
  return fileType === 'step' && mimetype.includes('zip') && !mimetype.includes('gzip')
}

/**
 * The initial choice: every part, under a name that says nothing about the customer, and drawings. Other files are sent
 * unchanged, including any title block, so each is chosen by hand.
 */
export function beginningChoice(rfq: Rfq): RfqChoice {
  const parts = rfq.parts.map(({ id }, at) => [id, { isChosen: true, name: words.neutralPart(at + 1) }] as const)
  const drawings = rfq.files.filter((file) => file.fileType === 'step' && !isPacked(file)).slice(0, mostFiles)
  const files = rfq.files.map((file) => [file.id, { isChosen: drawings.includes(file), name: '' }] as const)
  return { parts: Object.fromEntries(parts), files: Object.fromEntries(files) }
}

/** The chosen parts, in order. */
export function chosenParts(rfq: Rfq, choice: RfqChoice): RfqPart[] {
  return rfq.parts.filter(({ id }) => choice.parts[id]?.isChosen)
}

/** The files that can be sent: those of chosen parts, and those of no part. */
export function offeredFiles(rfq: Rfq, choice: RfqChoice): StoredFile[] {
  const parts = new Set(chosenParts(rfq, choice).map(({ id }) => id))
  return rfq.files.filter(({ partId }) => partId === null || parts.has(partId))
}

function chosenFiles(rfq: Rfq, choice: RfqChoice): StoredFile[] {
  return offeredFiles(rfq, choice).filter((file) => choice.files[file.id]?.isChosen && !isPacked(file))
}

const stepEnding = /\.(?:step|stp)$/i

const endingOf = (fileName: string) => /\.[a-z0-9]{1,5}$/i.exec(fileName)?.[0] ?? ''

/** The name under which a file is sent, with its extension; null for a neutral one. */
function sentName(typed: string, { fileType, filename }: StoredFile): string | null {
  const name = typed.trim()
  if (name === '') return null
  const ending = fileType === 'step' ? '.step' : endingOf(filename)
  const hasEnding = fileType === 'step' ? stepEnding.test(name) : name.toLowerCase().endsWith(ending.toLowerCase())
  return hasEnding ? name : `${name}${ending}`
}

/** For `rfqFiles` of the call. */
export function sentFiles(rfq: Rfq, choice: RfqChoice) {
  return chosenFiles(rfq, choice).map((file) => ({
    fileId: file.id,
    fileName: sentName(choice.files[file.id]?.name ?? '', file),
  }))
}

/** The form's values for the only part, which replace the customer's. */
interface TypedPart {
  material: string
  quantity: number
}

/** For `parts` of the call. The form's own material and quantity are those of an RFQ's only part. */
export function sentParts(rfq: Rfq, choice: RfqChoice, typed: TypedPart) {
  const [only, second] = rfq.parts
  if (only && !second) {
    const quantities = [...new Set([typed.quantity, ...only.quantities.slice(1)])]
    return [{ rfqPartId: only.id, material: typed.material, quantities }]
  }
  return chosenParts(rfq, choice).map((part) => ({
    rfqPartId: part.id,
    name: choice.parts[part.id]?.name.trim() || null,
    material: labelOf(materials, part.material),
  }))
}

/** The texts of chosen parts that the server copies, in the customer's words. */
export function copiedWords(rfq: Rfq, choice: RfqChoice): string {
  const parts = chosenParts(rfq, choice)
  return parts.flatMap(({ materialGrade, finishing }) => [materialGrade, finishing].filter(Boolean)).join('\n')
}

/** The customer's further requirements as suppliers need to know them, without anything that names the customer. */
export function describedRfq(rfq: Rfq): string {
  const process = processWords(rfq)
  const lines = [
    process && words.process(process),
    rfq.qualityInspectionRequired && words.inspection,
    rfq.certificationRequired && words.certification,
    rfq.qualityStandard && words.standard(rfq.qualityStandard),
  ]
  return lines.filter((line) => line && customerNamesIn(line, rfq).length === 0).join('\n')
}
