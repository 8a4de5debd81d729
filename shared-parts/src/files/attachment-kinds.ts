import type { FileKind } from '@kerf/shared-contracts/contracts/endpoint'

const MB = 1024 * 1024

interface AttachmentKind {
  kind: FileKind
  extensions: readonly string[]
  /** How such a file begins, read byte by byte. */
  begins: RegExp
  /** As the server allows it unless it is set otherwise (docs/product/files.md, 'Limits'). */
  maxBytes: number
}

/** What files may be; the server judges the whole file, this only its first bytes. */
const attachmentKinds: readonly AttachmentKind[] = [
  {
    kind: 'step',
    extensions: ['.step', '.stp'],
    begins: /^(?:\u00ef\u00bb\u00bf)?(?:\s|\/\*[\s\S]*?\*\/)*ISO-10303-21\s*;/,
    maxBytes: 100 * MB,
  },
  { kind: 'pdf', extensions: ['.pdf'], begins: /^[\s\S]{0,1019}%PDF-/, maxBytes: 25 * MB },
  {
    kind: 'image',
    extensions: ['.png', '.jpg', '.jpeg', '.gif'],
    begins: /^(?:.PNG\r\n|\u00ff\u00d8\u00ff|GIF8[79]a)/,
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
]

/** How many files one message takes. */
export const maxAttachments = 10

/** Bytes at the start that say what a file is; some formats may have something before their mark. */
const headBytes = 2048

/** Extensions of what may be attached, for a file picker. */
export const attachmentExtensions: readonly string[] = attachmentKinds.flatMap(({ extensions }) => extensions)

/** The first bytes, one character each. @throws when the file is gone, changed since it was chosen, or forbidden */
async function headOf(file: Blob): Promise<string> {
  return new TextDecoder('latin1').decode(await file.slice(0, headBytes).arrayBuffer())
}

/** Whether a chosen file can still be read: not once it was changed, moved or deleted. */
export async function isReadable(file: Blob): Promise<boolean> {
  return headOf(file).then(
    () => true,
    () => false,
  )
}

/**
 * What a file is by its first bytes, never by its name.
 * @throws when it cannot be read
 */
export async function kindByContent(file: Blob): Promise<FileKind | undefined> {
  const head = await headOf(file)
  return attachmentKinds.find(({ begins }) => begins.test(head))?.kind
}

/** Bytes that the server takes of a kind unless it is set otherwise. */
export function maxBytesOf(kind: FileKind): number {
  return attachmentKinds.find((attachment) => attachment.kind === kind)?.maxBytes ?? 0
}

/** Why a file cannot be attached. */
export type AttachmentRefusal = 'type' | 'empty' | 'size' | 'content' | 'unreadable'

/**
 * Judges a file by its name, its size and its first bytes before it is sent.
 * @param kinds what is taken: everything that may be attached to a message unless said otherwise
 * @returns undefined when it may be sent; `content` when it is nothing that is taken
 */
export async function attachmentRefusal(
  file: File,
  kinds: readonly FileKind[] = attachmentKinds.map(({ kind }) => kind),
): Promise<AttachmentRefusal | undefined> {
  const name = file.name.toLowerCase()
  const named = attachmentKinds.find(({ extensions }) => extensions.some((extension) => name.endsWith(extension)))
  if (!named || !kinds.includes(named.kind)) return 'type'
  if (file.size === 0) return 'empty'
  if (file.size > named.maxBytes) return 'size'
  try {
    const kind = await kindByContent(file)
    return kind !== undefined && kinds.includes(kind) ? undefined : 'content'
  } catch {
    // A folder, or a file that was moved since it was chosen.
    return 'unreadable'
  }
}
