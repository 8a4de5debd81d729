/** What was checked, and what was found wrong. */
export interface Report {
  /** Says what goes on. */
  say(words: string): void
  /** Counts a check; what is wrong with it is a breach, and told at once. */
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
      // The first few tell what it is; a thousand of a kind tell no more.
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
