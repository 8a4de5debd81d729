/** The page of the 3D viewer. */
export const viewerPath = '/test-viewer'

/** What of a model is to be seen at once, as the address of its page and its panel are told. */
export interface AskedOfModel {
  /** Faces to light up, by their numbers with commas between. */
  face?: string | undefined
  /** By which the part is to be made, as the catalogue calls it. */
  process?: string | null | undefined
  /** The kind of a note on making it, whose faces are to be lit. */
  note?: string | undefined
}

/** The words of an address or a panel that ask for this; those that say nothing are left out. */
export function askedWords({ face, process, note }: AskedOfModel): Record<string, string> {
  return { ...(face && { face }), ...(process && { process }), ...(note && { note }) }
}

/**
 * The URL of a file in a new tab: the 3D viewer for STEP, the browser's own view for others (docs/product/files.md,
 * '3D viewer').
 */
export function fileAddress(file: { id: string; fileType: string }, asked: AskedOfModel = {}): string {
  const id = encodeURIComponent(file.id)
  if (file.fileType !== 'step') return `/api/files/${id}`
  return [`${viewerPath}?fileId=${id}`, ...Object.entries(askedWords(asked)).map((word) => word.join('='))].join('&')
}
