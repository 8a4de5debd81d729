import { words } from '@kerf/shared-contracts/words/words'
import { isolated } from '@kerf/shared-ui/words/isolated.tsx'

export const text = words('shared-parts/pages', {
  open: 'Open page',
  title: (thing: string, provider: string) => `${isolated(thing)} · ${isolated(provider)}`,
})
