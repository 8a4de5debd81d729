import type { StoredFile } from '@kerf/shared-contracts/contracts/files'
import type { Rfq, RfqPart } from '@kerf/shared-contracts/contracts/rfqs'
import { storedLabelOf } from '@kerf/shared-contracts/rules/catalog'
import { processWords } from '@kerf/shared-parts/rfqs/words.ts'
import { namesOfCustomers } from '../../shared/identity/names-of-customers.ts'
import { text } from '../text.ts'

const words = text.rfq

/** The parts and files of RFQs that go to suppliers, with their names for suppliers. */
export interface RfqChoice {
  parts: Readonly<Record<string, { isChosen: boolean; name: string }>>
  files: Readonly<Record<string, { isChosen: boolean; name: string }>>
}

/** The maximum number of RFQ files per request. */
export const mostFiles = 20

/**
 * The initial choice: every part, under a name that says nothing about the customer, and STEP files. What pages show, such
 * as a title block, is sent as it is, so each PDF is chosen by hand.
 */
export function beginningChoice(rfqs: readonly Rfq[]): RfqChoice {
  const files = rfqs.flatMap((rfq) => rfq.files)
  const parts = partsOf(rfqs).map(({ id }, at) => [id, { isChosen: true, name: words.neutralPart(at + 1) }] as const)
  const drawings = files.filter((file) => file.fileType === 'step').slice(0, mostFiles)
  const named = files.map((file) => [file.id, { isChosen: drawings.includes(file), name: '' }] as const)
  return { parts: Object.fromEntries(parts), files: Object.fromEntries(named) }
}

/** The first drawing of an RFQ or a part, which pictures it. */
export function drawingOf({ files }: { files: readonly StoredFile[] }): StoredFile | undefined {
  return files.find(({ fileType }) => fileType === 'step')
}

/** The parts of all of them, in their order. */
export function partsOf(rfqs: readonly Rfq[]): RfqPart[] {
  return rfqs.flatMap(({ parts }) => parts)
}

/** The one part there is, whose material and quantities stand on the form. */
export function onlyPart(rfqs: readonly Rfq[]): RfqPart | undefined {
  const [only, second] = partsOf(rfqs)
  return second === undefined ? only : undefined
}

/** The chosen parts, in order. */
export function chosenParts(rfqs: readonly Rfq[], choice: RfqChoice): RfqPart[] {
  return partsOf(rfqs).filter(({ id }) => choice.parts[id]?.isChosen)
}

/** The files that can be sent: those of chosen parts, and those of no part. */
export function offeredFiles(rfq: Rfq, choice: RfqChoice): StoredFile[] {
  const parts = new Set(chosenParts([rfq], choice).map(({ id }) => id))
  return rfq.files.filter(({ partId }) => partId === null || parts.has(partId))
}

/** Of an RFQ without a chosen part nothing goes along. */
function chosenFiles(rfqs: readonly Rfq[], choice: RfqChoice): StoredFile[] {
  const asked = rfqs.filter((rfq) => chosenParts([rfq], choice).length > 0)
  return asked.flatMap((rfq) => offeredFiles(rfq, choice)).filter((file) => choice.files[file.id]?.isChosen)
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
export function sentFiles(rfqs: readonly Rfq[], choice: RfqChoice) {
  return chosenFiles(rfqs, choice).map((file) => ({
    fileId: file.id,
    fileName: sentName(choice.files[file.id]?.name ?? '', file),
  }))
}

/** The form's values for the only part, which replace the customer's. */
interface TypedPart {
  material: string
  quantity: number
}

/** For `parts` of the call. The form's own material and quantity are those of the only part. */
export function sentParts(rfqs: readonly Rfq[], choice: RfqChoice, typed: TypedPart) {
  const only = onlyPart(rfqs)
  if (only) {
    const quantities = [...new Set([typed.quantity, ...only.quantities.slice(1)])]
    return [{ rfqPartId: only.id, material: typed.material, quantities }]
  }
  return chosenParts(rfqs, choice).map((part) => ({
    rfqPartId: part.id,
    name: choice.parts[part.id]?.name.trim() || null,
    material: storedLabelOf('materials', part.material),
  }))
}

/** The texts of chosen parts that the server copies, in the customer's words. */
export function copiedWords(rfqs: readonly Rfq[], choice: RfqChoice): string {
  const parts = chosenParts(rfqs, choice)
  return parts.flatMap(({ materialGrade, finishing }) => [materialGrade, finishing].filter(Boolean)).join('\n')
}

/** The names that suppliers see of several parts: the chosen ones, in order. The server numbers those without a name. */
function namesForSuppliers(rfqs: readonly Rfq[], choice: RfqChoice): Map<string, string> {
  return new Map(
    chosenParts(rfqs, choice).map(({ id }, at) => [id, choice.parts[id]?.name.trim() || words.neutralPart(at + 1)]),
  )
}

/**
 * The customers' further requirements on the chosen parts as suppliers need to know them, without anything that names a
 * customer. What only some of the parts require names these, as suppliers know them.
 */
export function describedRfqs(rfqs: readonly Rfq[], choice: RfqChoice): string {
  const names = namesForSuppliers(rfqs, choice)
  const required = new Map<string, string[]>()
  for (const rfq of rfqs) {
    const own = rfq.parts.flatMap(({ id }) => names.get(id) ?? [])
    const lines = own.length > 0 ? describedLines(rfq) : []
    for (const line of lines) required.set(line, [...(required.get(line) ?? []), ...own])
  }
  return [...required]
    .filter(([line]) => namesOfCustomers(line, rfqs).length === 0)
    .map(([line, parts]) => (parts.length === names.size ? line : [words.ofParts(parts), line].join(' ')))
    .join('\n')
}

function describedLines(rfq: Rfq): string[] {
  const process = processWords(rfq)
  const lines = [
    process && words.process(process),
    rfq.qualityInspectionRequired && words.inspection,
    rfq.certificationRequired && words.certification,
    rfq.qualityStandard && words.standard(rfq.qualityStandard),
  ]
  return lines.filter((line): line is string => Boolean(line))
}
