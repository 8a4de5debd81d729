import { words } from '@kerf/shared-contracts/words/words'
import { isolated } from '@kerf/shared-ui/words/isolated.tsx'

export const text = words('shared-parts/files', {
  none: 'No files attached.',
  download: (name: string) => `Download ${isolated(name)}`,
  downloading: 'A download is in progress',
  cutOff: 'The upload was cut off. The file is kept: please try again.',
  model: {
    show: (name: string) => `Show ${isolated(name)} in 3D`,
    loading: 'Loading the 3D viewer',
    ownTab: 'Open in a tab of its own',
    failed: {
      title: 'The 3D viewer could not be loaded',
      text: 'The file itself is stored safely. Please try again.',
    },
    missing: {
      title: 'The 3D viewer is not available',
      text: 'The file itself is stored safely, and can be downloaded.',
    },
  },
  failed: ['Download failed', 'Failed to download file'],
} as const)
