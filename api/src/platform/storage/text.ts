import type { FileKind } from '@kerf/shared-contracts/contracts/endpoint'
import { words } from '@kerf/shared-contracts/words/words'

/** What is said of a file that is not taken. */
export const text = words('api/platform/storage', {
  kinds: {
    step: 'STEP (.step, .stp, .stpz)',
    pdf: 'PDF',
    cad: 'DWG or IGES',
    dxf: 'DXF',
    image: 'a photo (JPEG, PNG, GIF, HEIC)',
    spreadsheet: 'Excel',
    table: 'ODS or CSV',
    document: 'Word',
    email: 'a mail saved as .eml',
    archive: 'a ZIP of these',
  } satisfies Record<FileKind, string>,
  is: {
    rar: 'a RAR archive',
    sevenZip: 'a 7-Zip archive',
    gzip: 'a gzip archive',
    picture: 'a picture that not every program shows',
    film: 'a film',
    document: 'a document of another program',
    program: 'a file of another program',
    mesh: 'a mesh or a page of markup',
  },
  instead: {
    pdf: 'it as PDF',
    zip: 'it as ZIP',
    picture: 'it as PNG or JPEG',
    pictures: 'single pictures',
    parts: 'a part as STEP, a document as PDF, a mail as .eml',
    step: 'the part as STEP',
  },
  known: (is: string, instead: string) => `This is ${is}. Please send ${instead}`,
  unknown: (taken: string) => `This file type is not accepted here. Please send ${taken}`,
  tooLarge: (megabytes: number) => `This file is larger than ${megabytes} MB`,
})
