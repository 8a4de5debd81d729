import type { StoredFile as FileAnswer, ShownPicture } from '@kerf/shared-contracts/contracts/files'
import { kernelVersion } from '../../geometry/facts.ts'
import type { StoredFile } from '../../models/stored-file.ts'
import type { FileView, PictureView } from '../../models/views/file-view.ts'

/** Where to view a file; it opens in a new tab with the cookie. */
export function fileUrl(file: Pick<StoredFile, 'id'>): string {
  return `/api/files/${file.id}`
}

/** The address of a listed file's picture. It names the pipeline, so that browsers may cache the picture. */
export function pictureUrl({ id, hasPicture }: Pick<FileView, 'id' | 'hasPicture'>): string | null {
  return hasPicture ? `/api/files/${id}/picture?v=${kernelVersion}` : null
}

/** What stands for a request, a quote or an order where it is listed. */
export function presentPicture(picture: PictureView | null): ShownPicture | null {
  return picture && { fileType: picture.kind, pictureUrl: pictureUrl(picture) }
}

/** @param file as a list reads it, or as just stored */
export function presentFile(file: StoredFile | FileView): FileAnswer {
  const { createdAt } = file
  return {
    id: file.id,
    filename: file.fileName,
    fileName: file.fileName,
    filePath: fileUrl(file),
    mimetype: file.mimetype,
    size: file.size,
    fileSize: file.size,
    fileType: file.kind,
    partId: file.partId,
    // A file stored a moment ago has none yet.
    pictureUrl: 'hasPicture' in file ? pictureUrl(file) : null,
    createdAt: typeof createdAt === 'string' ? createdAt : createdAt.toISOString(),
  }
}
