import type { FileKind } from '@kerf/shared-contracts/contracts/endpoint'

const MB = 1024 * 1024

interface AttachmentKind {
  kind: FileKind
  extensions: readonly string[]
  /** The first bytes of such a file, one character per byte. */
  begins: RegExp
  /** Other formats begin the same way, so only a file with this extension is taken for it. */
  needsName?: true
  /** The server's default limit (docs/product/files.md, 'Limits'). */
  maxBytes: number
}

/** File formats and their signatures. The server checks the whole file; here only its first bytes are. */
const attachmentKinds: readonly AttachmentKind[] = [
  {
    kind: 'step',
    extensions: ['.step', '.stp'],
    begins: /^(?:\u00ef\u00bb\u00bf)?(?:\s|\/\*[\s\S]*?\*\/)*ISO-10303-21\s*;/,
    maxBytes: 100 * MB,
  },
  {
    kind: 'step',
    extensions: ['.stpz', '.step.gz', '.stp.gz'],
    // gzip (the third byte is its only method) or ZIP
    begins: /^(?:..[\b]|PK)/s,
    maxBytes: 100 * MB,
    needsName: true,
  },
  { kind: 'pdf', extensions: ['.pdf'], begins: /^[\s\S]{0,1019}%PDF-/, maxBytes: 25 * MB },
  {
    kind: 'image',
    extensions: ['.png', '.jpg', '.jpeg', '.gif', '.heic', '.heif'],
    begins: /^(?:.PNG\r\n|\u00ff\u00d8\u00ff|GIF8[79]a|.{4}ftyp(?:hei|hev|mif1|msf1))/s,
    maxBytes: 25 * MB,
  },
  {
    kind: 'spreadsheet',
    extensions: ['.xlsx', '.xls'],
    begins: /^(?:PK..|\u00d0\u00cf.\u00e0)/s,
    maxBytes: 25 * MB,
  },
  {
    kind: 'document',
    extensions: ['.docx', '.doc'],
    begins: /^(?:PK..|\u00d0\u00cf.\u00e0)/s,
    maxBytes: 25 * MB,
  },
  {
    kind: 'cad',
    extensions: ['.dwg', '.igs', '.iges'],
    begins: /^(?:AC10\d\d|.{72}S[ 0]{0,6}1\s)/,
    maxBytes: 25 * MB,
  },
  {
    kind: 'dxf',
    extensions: ['.dxf'],
    begins: /^(?:AutoCAD Binary DXF|[^\0]*SECTION)/,
    maxBytes: 25 * MB,
    needsName: true,
  },
  { kind: 'archive', extensions: ['.zip'], begins: /^PK../s, maxBytes: 25 * MB, needsName: true },
  {
    kind: 'table',
    extensions: ['.ods', '.csv'],
    begins: /^(?:PK|\u00ff\u00fe|[^\0<{]+$)/s,
    maxBytes: 25 * MB,
    needsName: true,
  },
  {
    kind: 'email',
    extensions: ['.eml'],
    begins: /^(?:\u00ef\u00bb\u00bf)?[A-Za-z-]+:/,
    maxBytes: 25 * MB,
    needsName: true,
  },
]

/** The maximum number of files in a message. */
export const maxAttachments = 10

/** Bytes to read for the signature, which some formats do not begin with. */
const headBytes = 2048

/** Extensions of files that can be attached, for a file picker. */
export const attachmentExtensions: readonly string[] = attachmentKinds.flatMap(({ extensions }) => extensions)

/** The first bytes, one character each. @throws if the file was changed, moved or deleted since it was chosen, or is forbidden */
async function headOf(file: Blob): Promise<string> {
  return new TextDecoder('latin1').decode(await file.slice(0, headBytes).arrayBuffer())
}

/** Whether a chosen file is still readable: not if it was changed, moved or deleted. */
export async function isReadable(file: Blob): Promise<boolean> {
  return headOf(file).then(
    () => true,
    () => false,
  )
}

/**
 * A file's kind by its first bytes; where several formats begin alike, as ZIPs do, the one that its extension names.
 * @throws if the file cannot be read
 */
export async function kindByContent(file: File): Promise<FileKind | undefined> {
  const head = await headOf(file)
  const named = kindNamed(file.name)
  if (named?.begins.test(head)) return named.kind
  return attachmentKinds.find(({ begins, needsName }) => !needsName && begins.test(head))?.kind
}

function kindNamed(fileName: string): AttachmentKind | undefined {
  const name = fileName.toLowerCase()
  return attachmentKinds.find(({ extensions }) => extensions.some((extension) => name.endsWith(extension)))
}

/** The server's default size limit for a kind, in bytes. */
export function maxBytesOf(kind: FileKind): number {
  return attachmentKinds.find((attachment) => attachment.kind === kind)?.maxBytes ?? 0
}

/** Why a file cannot be attached. */
export type AttachmentRefusal = 'type' | 'empty' | 'size' | 'content' | 'unreadable'

/**
 * Checks a file by name, size and first bytes before it is sent.
 * @param kinds accepted kinds: by default everything that can be attached to a message
 * @returns undefined if it can be sent; `content` if it is none of the accepted kinds
 */
export async function attachmentRefusal(
  file: File,
  kinds: readonly FileKind[] = attachmentKinds.map(({ kind }) => kind),
): Promise<AttachmentRefusal | undefined> {
  const named = kindNamed(file.name)
  if (!named || !kinds.includes(named.kind)) return 'type'
  if (file.size === 0) return 'empty'
  if (file.size > named.maxBytes) return 'size'
  try {
    const kind = await kindByContent(file)
    return kind !== undefined && kinds.includes(kind) ? undefined : 'content'
  } catch {
    // A folder, or a file that was moved after it was chosen.
    return 'unreadable'
  }
}
