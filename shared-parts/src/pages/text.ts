import { isolated } from '@kerf/shared-ui/words/isolated.tsx'

export const text = {
  open: 'Open page',
  title: (thing: string, provider: string) => `${isolated(thing)} · ${isolated(provider)}`,
}
