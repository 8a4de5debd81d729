import { columns, instant, jsonList, jsonObject } from '../../platform/db/json.ts'
import type { StoredFile } from '../stored-file.ts'

/** A file as answers list it. */
export type FileView = Pick<StoredFile, 'id' | 'fileName' | 'mimetype' | 'kind' | 'size' | 'partId'> & {
  createdAt: string
}

const file = jsonObject({
  ...columns('files', ['id', 'fileName', 'mimetype', 'kind', 'size', 'partId']),
  createdAt: instant('files.created_at'),
})

/** The files of one kind that are linked to what `ownerId` names, oldest first. */
export function filesOf(linkedToType: StoredFile['linkedToType'], ownerId: string) {
  const linked = `files where files.linked_to_type = '${linkedToType}' and files.linked_to_id = ${ownerId}`
  return jsonList(file, linked, 'files.created_at, files.id')
}
