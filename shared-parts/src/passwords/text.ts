import { words } from '@kerf/shared-contracts/words/words'

/** What forms say about a password while it is typed. */
export const text = words('shared-parts/passwords', {
  known: 'Too easy to guess: it is well known, or close to a well-known one.',
  own: 'Too easy to guess: it contains your name, address or company, or ours.',
  short: 'Too easy to guess: add a word or two.',
  strong: 'Hard to guess.',
})
