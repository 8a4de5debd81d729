import type { WordsOf } from '@kerf/shared-contracts/words/words'
import type { text as english } from './text.ts'

export const text: WordsOf<typeof english> = {
  kinds: {
    step: 'STEP (.step, .stp, .stpz)',
    pdf: 'PDF',
    cad: 'DWG oder IGES',
    dxf: 'DXF',
    image: 'ein Foto (JPEG, PNG, GIF, HEIC)',
    spreadsheet: 'Excel',
    table: 'ODS oder CSV',
    document: 'Word',
    email: 'eine als .eml gespeicherte E-Mail',
    archive: 'ein ZIP mit solchen Dateien',
  },
  is: {
    rar: 'ein RAR-Archiv',
    sevenZip: 'ein 7-Zip-Archiv',
    gzip: 'ein gzip-Archiv',
    picture: 'ein Bild, das nicht jedes Programm anzeigt',
    film: 'ein Film',
    document: 'ein Dokument eines anderen Programms',
    program: 'eine Datei eines anderen Programms',
    mesh: 'ein Netzmodell oder eine Seite in Auszeichnungssprache',
  },
  instead: {
    pdf: 'die Datei als PDF',
    zip: 'die Dateien als ZIP',
    picture: 'das Bild als PNG oder JPEG',
    pictures: 'einzelne Bilder',
    parts: 'ein Teil als STEP, ein Dokument als PDF, eine E-Mail als .eml',
    step: 'das Teil als STEP',
  },
  known: (is, instead) => `Das ist ${is}. Bitte senden Sie ${instead}`,
  unknown: (taken) => `Dieser Dateityp wird hier nicht angenommen. Bitte senden Sie ${taken}`,
  tooLarge: (megabytes) => `Diese Datei ist größer als ${megabytes} MB`,
}
