import { isolated } from '@kerf/shared-ui/words/isolated.tsx'

export const text = {
  none: 'No files attached.',
  download: (name: string) => `Download ${isolated(name)}`,
  downloading: 'A download is in progress',
  cutOff: 'The upload was cut off. The file is kept: please try again.',
  failed: ['Download failed', 'Failed to download file'],
} as const
