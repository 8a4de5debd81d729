import { useGetRfqQuery } from '@kerf/shared-runtime/endpoints/rfqs'
import type { FileListItem } from '@kerf/shared-ui/files/file-list.tsx'
import { shownFileName } from '@kerf/shared-ui/files/file-name.tsx'
import { useCallback, useState } from 'react'
import type { CreatedRfq } from '../../draft/rfq-draft.ts'
import type { Uploads } from './use-upload-queue.tsx'

export type EarlierUploads = (part: string) => readonly FileListItem[]

/**
 * The files that an earlier visit uploaded, by part.
 * @param created the RFQ that an earlier visit created, if any
 */
export function useEarlierUploads(created: CreatedRfq | null, { filesOf }: Uploads): EarlierUploads {
  const [restored] = useState(created)
  const { data: rfq } = useGetRfqQuery({ id: restored?.id ?? '' }, { skip: restored === null })
  return useCallback(
    (part: string) => {
      if (!rfq) return []
      const partId = restored?.parts.find(({ key }) => key === part)?.id ?? null
      const ofWhole = rfq.files.filter((file) => file.partId === null)
      const stored = partId === null ? ofWhole : (rfq.parts.find(({ id }) => id === partId)?.files ?? [])
      const sentNow = new Set(filesOf(part).map(({ name }) => shownFileName(name)))
      return stored
        .filter(({ fileName }) => !sentNow.has(fileName))
        .map(({ id, fileName, fileSize }) => ({ id, name: fileName, size: fileSize, status: 'done' as const }))
    },
    [rfq, restored, filesOf],
  )
}
