import type { CustomerFile, listCustomerFiles } from '@kerf/shared-contracts/contracts/files-admin'
import type { z } from 'zod'
import { columns, instant, jsonList, jsonObject, jsonOne } from '../../platform/db/json.ts'
import type { ListShape } from '../../platform/db/list.ts'
import type { StoredFile } from '../stored-file.ts'
import { type SubjectView, subjectOf } from './subject-view.ts'

/** A file as responses list it. */
export type FileView = Pick<StoredFile, 'id' | 'fileName' | 'mimetype' | 'kind' | 'size' | 'partId'> & {
  hasPicture: boolean
  createdAt: string
}

/**
 * Whether a row of `files` has a picture: found by primary key, in the statement that lists it. Not by `exists`, for which
 * the planner may read the whole table once instead.
 */
export const hasPicture = `(files.kind = 'step' and coalesce((select file_geometry.picture_key is not null
  from file_geometry where file_geometry.sha256 = files.sha256), false))`

const fields = {
  ...columns('files', ['id', 'fileName', 'mimetype', 'kind', 'size', 'partId']),
  hasPicture,
  createdAt: instant('files.created_at'),
}

/** A file as responses list it: a {@link FileView}. */
export const listedFile = jsonObject(fields)

/** The files of one kind linked to the object `ownerId`, oldest first. */
export function filesOf(linkedToType: StoredFile['linkedToType'], ownerId: string) {
  const linked = `files where files.linked_to_type = '${linkedToType}' and files.linked_to_id = ${ownerId}`
  return jsonList(listedFile, linked, 'files.created_at, files.id')
}

/** What stands for a request, a quote or an order where it is listed. */
export type PictureView = Pick<FileView, 'id' | 'kind' | 'hasPicture'>

/** The {@link PictureView} of the files that `condition` finds: `shownPicture` of the rules in SQL. */
export function firstPicture(condition: string) {
  return jsonOne(
    jsonObject({ ...columns('files', ['id', 'kind']), hasPicture }),
    `files where ${condition}
      order by ${hasPicture} desc, files.kind = 'step' desc, files.created_at, files.id limit 1`,
  )
}

/** The {@link PictureView} of the object `ownerId`. */
export function pictureOf(linkedToType: 'rfq' | 'supplier_request', ownerId: string) {
  return firstPicture(`files.linked_to_type = '${linkedToType}' and files.linked_to_id = ${ownerId}`)
}

/** A file with what it belongs to. */
export type CustomerFileView = FileView & {
  belongsTo: CustomerFile['belongsTo']
  subject: SubjectView | null
  /** `null` for a deleted account. */
  uploadedBy: { id: string; name: string } | null
}

export const customerFileShape: ListShape<CustomerFileView, z.output<(typeof listCustomerFiles)['query']>['sort']> = {
  table: 'files',
  row: jsonObject({
    ...fields,
    belongsTo: 'files.linked_to_type',
    subject: subjectOf('files.linked_to_type', 'files.linked_to_id'),
    uploadedBy: jsonOne(
      jsonObject(columns('users', ['id', 'name'])),
      'users where users.id = files.uploaded_by and users.deleted_at is null',
    ),
  }),
  sorts: {
    'date-desc': { column: 'files.created_at', type: 'timestamptz', direction: 'desc' },
    'date-asc': { column: 'files.created_at', type: 'timestamptz', direction: 'asc' },
  },
}
