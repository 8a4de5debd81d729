import type { ShownFileKind } from './file-picture.tsx'

const kinds: readonly [RegExp, ShownFileKind][] = [
  [/\.(?:step|stp|stpz|step\.gz|stp\.gz)$/i, 'step'],
  [/\.pdf$/i, 'pdf'],
  [/\.(?:xlsx?|ods)$/i, 'spreadsheet'],
  [/\.(?:docx?|odt|rtf|txt)$/i, 'document'],
  [/\.(?:png|jpe?g|gif|webp|heic|bmp)$/i, 'image'],
  [/\.csv$/i, 'table'],
  [/\.eml$/i, 'email'],
  [/\.zip$/i, 'archive'],
  [/\.dxf$/i, 'dxf'],
  [/\.(?:dwg|sldprt|sldasm|ipt|iam|prt|igs|iges|x_t|stl)$/i, 'cad'],
]

/** The kind of a file that no server has looked at, by its name: enough for its drawing in a list. */
export function kindOfName(name: string): ShownFileKind {
  return kinds.find(([ending]) => ending.test(name))?.[1] ?? 'other'
}
