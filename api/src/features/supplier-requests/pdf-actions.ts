import { PDFArray, PDFDict, PDFName, type PDFObject } from '@cantoo/pdf-lib'

/** What leads about inside of the document. Others run scripts and programs, open addresses and files, or send forms. */
const harmless = new Set(
  ['GoTo', 'Named', 'SetOCGState', 'GoTo3DView', 'Hide', 'ResetForm'].map((name) => PDFName.of(name)),
)
const kind = PDFName.of('S')
/** Where a dictionary has one action. */
const single = ['A', 'PA', 'OpenAction'].map((name) => PDFName.of(name))
const next = PDFName.of('Next')
/** Actions for what happens to a document, page, annotation or field. */
const triggered = PDFName.of('AA')
/** Of a document, what relative addresses begin with. */
const base = PDFName.of('URI')

const isAction = (object: PDFObject | undefined): object is PDFDict =>
  object instanceof PDFDict && object.lookup(kind) instanceof PDFName

const isHarmful = (action: PDFDict) => !harmless.has(action.lookup(kind, PDFName))

/** Takes out of a dictionary the actions that lead out of the document; links inside of it stay. */
export function dropActions(dictionary: PDFDict): void {
  for (const name of single) {
    const action = dictionary.lookup(name)
    if (isAction(action) && isHarmful(action)) dictionary.delete(name)
  }
  // Of an entry of the outline, `Next` is the entry that follows.
  const following = dictionary.lookup(next)
  if (following instanceof PDFArray || isAction(following)) dictionary.delete(next)
  const actions = dictionary.lookup(triggered)
  if (actions instanceof PDFDict && actions.keys().some((name) => isAction(actions.lookup(name)))) {
    dictionary.delete(triggered)
  }
  if (dictionary.lookup(base) instanceof PDFDict) dictionary.delete(base)
}
