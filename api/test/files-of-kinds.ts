import type { FileKind } from '@kerf/shared-contracts/contracts/endpoint'
import type { SampleFile } from './samples.ts'
import * as small from './small-files.ts'

const odsType = Buffer.from('application/vnd.oasis.opendocument.spreadsheet')

/** Every format Kerf accepts, by kind. */
export const filesOfKinds: Record<FileKind, SampleFile[]> = {
  step: [{ name: 'part.step', bytes: small.step() }],
  pdf: [{ name: 'drawing.pdf', bytes: small.pdf() }],
  spreadsheet: [
    { name: 'Prüfbericht Gehäuse.xlsx', bytes: small.xlsx() },
    { name: 'measures.xls', bytes: small.xls() },
  ],
  document: [
    { name: 'terms.docx', bytes: small.docx() },
    { name: 'terms.doc', bytes: small.doc() },
  ],
  image: [
    { name: 'photo.png', bytes: small.png() },
    { name: 'photo.jpg', bytes: small.jpeg() },
    { name: 'photo.heic', bytes: small.heic() },
  ],
  cad: [{ name: 'part.igs', bytes: small.igs() }],
  dxf: [
    { name: 'plate.dxf', bytes: small.dxf() },
    { name: 'plate-binary.dxf', bytes: small.binaryDxf() },
  ],
  table: [
    { name: 'measures.csv', bytes: small.csv() },
    { name: 'measures.ods', bytes: small.zip(['mimetype', 'content.xml'], false, odsType) },
  ],
  email: [{ name: 'request.eml', bytes: small.eml() }],
  archive: [{ name: 'reports.zip', bytes: small.zip(['reports/a.pdf', 'reports/b.pdf']) }],
}
