import type { StoredFile as FileAnswer } from '@kerf/shared-contracts/contracts/files'
import type { StoredFile } from '../../models/stored-file.ts'

/** Where a file is viewed; it opens in a new tab by the cookie. */
export function fileUrl(file: Pick<StoredFile, 'id'>): string {
  return `/api/files/${file.id}`
}

export function presentFile(file: StoredFile): FileAnswer {
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
    createdAt: file.createdAt.toISOString(),
  }
}
