import { isolated } from '../words/isolated.tsx'
import { spoken } from '../words/spoken.ts'

/** For a FileList of files that are chosen and uploaded with the form. */
export const chosenFileTexts = spoken('chosenFile', {
  waiting: 'Ready to upload',
  uploading: (percent: number) => `Uploading, ${percent}%`,
  done: 'Uploaded',
  failed: 'Upload failed',
  remove: (name: string) => `Remove ${isolated(name)}`,
  retry: (name: string) => `Try ${isolated(name)} again`,
  cancel: (name: string) => `Cancel the upload of ${isolated(name)}`,
  progress: (name: string) => `Upload of ${isolated(name)}`,
})
