import type { StoredFile } from '@kerf/shared-contracts/contracts/files'
import { FilePicture } from '@kerf/shared-ui/files/file-picture.tsx'

interface PartPictureProps {
  partId: string | null
  /** All files of the request; each names its part. */
  files: readonly Pick<StoredFile, 'partId' | 'fileType' | 'pictureUrl'>[]
}

/** A part's preview: that of its first STEP file that has one, else an icon of the kind of its files. */
export function PartPicture({ partId, files }: PartPictureProps) {
  const own = files.filter((file) => file.partId === partId && partId !== null)
  const shown = own.find(({ pictureUrl }) => pictureUrl !== null) ?? own[0]
  return shown ? <FilePicture kind={shown.fileType} picture={shown.pictureUrl} size="small" /> : null
}
