import { words } from '@kerf/shared-contracts/words/words'
import { isolated } from '@kerf/shared-ui/words/isolated.tsx'

export const text = words('shared-parts/pages', {
  open: 'Open page',
  copyLink: {
    label: 'Copy link',
    copied: 'Link copied',
    failed: 'Link not copied',
    failedText: 'Your browser did not allow it. Please copy the address of this page instead.',
  },
  title: (thing: string, provider: string) => `${isolated(thing)} · ${isolated(provider)}`,
})
