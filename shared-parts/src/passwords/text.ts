/** What forms say of a password while it is typed. */
export const text = {
  known: 'Too easy to guess: it is well known, or close to what is.',
  own: 'Too easy to guess: it holds your name, address or company, or ours.',
  short: 'Too easy to guess: add a word or two.',
  strong: 'Hard to guess.',
}
