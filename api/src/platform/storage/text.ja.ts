import type { WordsOf } from '@kerf/shared-contracts/words/words'
import type { text as english } from './text.ts'

export const text: WordsOf<typeof english> = {
  kinds: {
    step: 'STEP（.step、.stp、.stpz）',
    pdf: 'PDF',
    cad: 'DWGまたはIGES',
    dxf: 'DXF',
    image: '写真（JPEG、PNG、GIF、HEIC）',
    spreadsheet: 'Excel',
    table: 'ODSまたはCSV',
    document: 'Word',
    email: '.emlで保存したメール',
    archive: 'これらを含むZIP',
  },
  is: {
    rar: 'RARアーカイブ',
    sevenZip: '7-Zipアーカイブ',
    gzip: 'gzipアーカイブ',
    picture: '一部のプログラムでは表示できない画像',
    film: '動画',
    document: '他のプログラムの文書',
    program: '他のプログラムのファイル',
    mesh: 'メッシュモデルまたはマークアップのページ',
  },
  instead: {
    pdf: 'PDFにして',
    zip: 'ZIPにして',
    picture: 'PNGまたはJPEGにして',
    pictures: '静止画像を',
    parts: '部品はSTEP、文書はPDF、メールは.emlで',
    step: '部品をSTEPで',
  },
  known: (is, instead) => `これは${is}です。${instead}お送りください`,
  unknown: (taken) => `このファイル形式は使用できません。${taken}をお送りください`,
  tooLarge: (megabytes) => `このファイルは${megabytes} MBを超えています`,
}
