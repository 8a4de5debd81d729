/** The checks made, and the breaches found. */
export interface Report {
  /** Reports progress. */
  say(words: string): void
  /** Counts a check; a failed one is a breach, and reported at once. */
  check(name: string, breach?: string): void
  /** Prints how often each thing was checked. @returns the exit code: 1 after a breach */
  end(): number
}

export function createReport(): Report {
  const began = Date.now()
  const counts = new Map<string, { checks: number; breaches: number }>()
  const stamp = () => `${((Date.now() - began) / 1000).toFixed(0).padStart(4)} s`
  return {
    say: (words) => console.log(`${stamp()}  ${words}`),
    check(name, breach) {
      const count = counts.get(name) ?? { checks: 0, breaches: 0 }
      counts.set(name, count)
      count.checks += 1
      if (breach === undefined) return
      count.breaches += 1
      // The first few show the problem; a thousand of the same kind add nothing.
      if (count.breaches <= 5) console.log(`${stamp()}  BREACH of "${name}": ${breach}`)
    },
    end() {
      console.log('\nChecked:')
      let breaches = 0
      for (const [name, count] of counts) {
        breaches += count.breaches
        const found = count.breaches === 0 ? 'none wrong' : `${count.breaches} WRONG`
        console.log(`  ${name}: ${count.checks} times, ${found}`)
      }
      console.log(breaches === 0 ? '\nNothing was lost.' : `\n${breaches} breaches.`)
      return breaches === 0 ? 0 : 1
    },
  }
}
