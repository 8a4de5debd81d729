import type { ShownPicture } from '@kerf/shared-contracts/contracts/files'
import { shownPicture } from '@kerf/shared-contracts/rules/shown-picture'
import { FilePicture, type FilePictureProps } from '@kerf/shared-ui/files/file-picture.tsx'

interface RowPictureProps extends Pick<FilePictureProps, 'size'> {
  picture: ShownPicture | null
}

/** What is bought, in a row or card: the picture of its drawing, else a quiet drawing of the drawing's kind. */
export function RowPicture({ picture, size = 'small' }: RowPictureProps) {
  return <FilePicture kind={picture?.fileType ?? 'step'} picture={picture?.pictureUrl} size={size} />
}

interface FilesPictureProps extends Pick<FilePictureProps, 'size'> {
  files: readonly ShownPicture[]
}

/** As {@link RowPicture}, of something with these files. */
export function FilesPicture({ files, size = 'small' }: FilesPictureProps) {
  return <RowPicture picture={shownPicture(files)} size={size} />
}
