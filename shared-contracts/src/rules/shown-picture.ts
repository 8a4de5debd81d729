import type { ShownPicture } from '../contracts/files.ts'

/**
 * What stands for something with these files where it is listed: its first STEP file that has a picture, else its first
 * STEP file, else its first file. `pictureOf` in the API's `file-view.ts` says the same in SQL.
 */
export function shownPicture(files: readonly ShownPicture[]): ShownPicture | null {
  const drawn = files.find(({ pictureUrl }) => pictureUrl !== null)
  const shown = drawn ?? files.find(({ fileType }) => fileType === 'step') ?? files[0]
  return shown ? { fileType: shown.fileType, pictureUrl: shown.pictureUrl } : null
}
