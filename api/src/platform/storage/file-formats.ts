import { compoundFile } from './compound-formats.ts'
import { ending, type Format } from './file-format.ts'
import { gif, heic, jpeg, png } from './image-formats.ts'
import { pdf } from './pdf-format.ts'
import { gzippedStep, step } from './step-formats.ts'
import { binaryDxf, csv, dxf, eml } from './text-formats.ts'
import { zip, zippedStep } from './zip-formats.ts'

/** AutoCAD R13 (AC1012) and later; the format has no mark at its end. */
const dwg: Format = {
  kinds: ['cad'],
  begins: (head) => /^AC10\d\d/.test(head.toString('latin1', 0, 6)),
  read: () => ({ judge: () => ({ kind: 'cad', mimetype: 'image/vnd.dwg' }) }),
}

/** Lines of 80 columns; the 73rd gives the section: S at the beginning, T in the single line at the end. */
const iges: Format = {
  kinds: ['cad'],
  begins: (head) => /^.{72}S[ 0]{0,6}1\s/.test(head.toString('latin1')),
  read: () => ({
    judge: ({ tail }) => (/T[ 0]{0,6}1$/.test(ending(tail)) ? { kind: 'cad', mimetype: 'model/iges' } : 'truncated'),
  }),
}

const marked = [step, gzippedStep, png, jpeg, gif, heic, dwg, binaryDxf, zippedStep, zip, compoundFile]

/** PDF comes late because it need not begin at the first byte; then formats recognised by how their text looks. */
export const formats: readonly Format[] = [...marked, iges, dxf, pdf, eml, csv]
