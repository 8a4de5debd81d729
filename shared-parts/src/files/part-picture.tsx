import type { StoredFile } from '@kerf/shared-contracts/contracts/files'
import { FilePicture } from '@kerf/shared-ui/files/file-picture.tsx'

interface PartPictureProps {
  /** Read aloud. */
  name: string
  partId: string | null
  /** Those of the whole request; each names its part. */
  files: readonly Pick<StoredFile, 'partId' | 'fileType' | 'pictureUrl'>[]
}

/** What a part looks like: the picture of its first STEP file that has one, else a drawing of what came with it. */
export function PartPicture({ name, partId, files }: PartPictureProps) {
  const own = files.filter((file) => file.partId === partId && partId !== null)
  const shown = own.find(({ pictureUrl }) => pictureUrl !== null) ?? own[0]
  return shown ? <FilePicture kind={shown.fileType} name={name} picture={shown.pictureUrl} size="small" /> : null
}
