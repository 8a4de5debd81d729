import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  type PDFObject,
  PDFRawStream,
  PDFRef,
  PDFStream,
} from '@cantoo/pdf-lib'
import { jpegWithoutWords } from './jpeg-without-words.ts'
import { dropActions } from './pdf-actions.ts'

/**
 * What is left out wherever it stands, as nobody sees it on a page: what programs write about a document, a page, a layer
 * or a picture (XMP, and data of their own, with paths, addresses and people), articles with their authors, embedded files
 * with the lists of them, films, and scripts.
 */
const left = [
  ...['Metadata', 'PieceInfo', 'CreatorInfo', 'SpiderInfo', 'IDS', 'URLS', 'OPI', 'Threads'],
  ...['EmbeddedFiles', 'AF', 'EF', 'Collection', 'RichMediaContent', 'RichMediaSettings', 'Movie', 'Sound'],
  ...['JavaScript', 'OnInstantiate', 'Requirements', 'XFA'],
].map((name) => PDFName.of(name))
const filter = PDFName.of('Filter')
const decodeParms = PDFName.of('DecodeParms')
const jpeg = PDFName.of('DCTDecode')
const signed = PDFName.of('ByteRange')
const subtype = PDFName.of('Subtype')
/** Where an annotation lies on its page. */
const place = PDFName.of('Rect')
/** The icon of an embedded file on a page. */
const fileIcon = PDFName.of('FileAttachment')
const formField = PDFName.of('Widget')
/** What a comment says of its author, and an icon of its file. Of a form's field, `T` is the name. */
const author = PDFName.of('T')
const ofIcons = ['FS', 'Contents', 'RC'].map((name) => PDFName.of(name))

/** A PDF that cannot be written anew without harm: a signature holds for the very bytes it was made over. */
export class NotRewritable extends Error {}

/**
 * The same pages without what the file and its photos say of their author, company, program and earlier versions, without
 * the authors of comments, and without embedded files, scripts and what leads out of the document. What the pages show
 * stays as it is, byte for byte; so do links inside of the document and the words of comments.
 * @throws {@link NotRewritable} for a signed or damaged file
 */
export async function pdfWithoutNames(bytes: Uint8Array): Promise<Uint8Array> {
  const document = await load(bytes)
  const { context } = document
  const reached = new Set<PDFRef>()
  const open: (PDFObject | undefined)[] = [context.trailerInfo.Root]
  while (open.length > 0) {
    const object = open.pop()
    if (object instanceof PDFRef) {
      if (!reached.has(object)) open.push(context.lookup(object))
      reached.add(object)
    } else if (object instanceof PDFArray) {
      dropIcons(object)
      for (const each of object.asArray()) open.push(each)
    } else {
      if (object instanceof PDFRawStream) dropWords(object)
      open.push(...stripped(object))
    }
  }
  // Earlier versions, and what only they led to.
  for (const [ref] of context.enumerateIndirectObjects()) if (!reached.has(ref)) context.delete(ref)
  context.trailerInfo.Info = undefined
  context.trailerInfo.ID = undefined
  return document.save({ useObjectStreams: false, addDefaultPage: false, updateFieldAppearances: false })
}

async function load(bytes: Uint8Array): Promise<PDFDocument> {
  try {
    return await PDFDocument.load(bytes, { updateMetadata: false, throwOnInvalidObject: true })
  } catch (error) {
    // What does not fit into memory may be a sound file.
    if (error instanceof RangeError) throw error
    throw new NotRewritable('The PDF cannot be read', { cause: error })
  }
}

/** Takes out of a photo what its camera says: where, when and by whom it was taken. */
function dropWords(stream: PDFRawStream): void {
  const { dict } = stream
  const given = dict.lookup(filter)
  const filters = given instanceof PDFArray ? given.asArray().map((_, at) => given.lookup(at)) : [given]
  if (filters.at(-1) !== jpeg) return
  if (filters.length > 1) {
    stream.updateContents(undone(stream, filters.length - 1))
    dict.set(filter, jpeg)
    dict.delete(decodeParms)
  }
  stream.updateContents(jpegWithoutWords(stream.contents))
}

/** What its first filters packed, as some programs pack photos once more. @throws {@link NotRewritable} where it is damaged */
function undone({ dict, contents }: PDFRawStream, count: number): Uint8Array {
  const first = dict.clone()
  for (const name of [filter, decodeParms]) {
    const list = first.lookup(name)
    if (!(list instanceof PDFArray)) continue
    const kept = PDFArray.withContext(dict.context)
    for (const each of list.asArray().slice(0, count)) kept.push(each)
    first.set(name, kept)
  }
  try {
    return decodePDFRawStream(PDFRawStream.of(first, contents)).decode()
  } catch (error) {
    if (error instanceof RangeError) throw error
    throw new NotRewritable('A photo cannot be read', { cause: error })
  }
}

/** Takes icons of embedded files off the list of what lies on a page, and the windows with their words. */
function dropIcons(list: PDFArray): void {
  for (let at = list.size() - 1; at >= 0; at -= 1) {
    const entry = list.lookup(at)
    if (!(entry instanceof PDFDict)) continue
    const owner = entry.lookup(subtype) === PDFName.of('Popup') ? entry.lookup(PDFName.of('Parent')) : entry
    if (owner instanceof PDFDict && owner.lookup(subtype) === fileIcon) list.remove(at)
  }
}

/** Takes out of a dictionary what suppliers must not get. @returns what else it holds */
function stripped(object: PDFObject | undefined): PDFObject[] {
  const dictionary = object instanceof PDFStream ? object.dict : object
  if (!(dictionary instanceof PDFDict)) return []
  if (dictionary.has(signed)) throw new NotRewritable('The PDF is signed')
  for (const name of left) dictionary.delete(name)
  dropActions(dictionary)
  const kind = dictionary.lookup(subtype)
  if (dictionary.has(place) && kind !== formField) dictionary.delete(author)
  // A reply to it may still lead to it.
  if (kind === fileIcon) for (const name of ofIcons) dictionary.delete(name)
  return dictionary.values()
}
