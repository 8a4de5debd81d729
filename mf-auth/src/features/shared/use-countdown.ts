import { useEffect, useState } from 'react'

/**
 * Counts whole seconds down to 0.
 * @param from initial value; 0 does not count
 * @returns the seconds left, and how to restart
 */
export function useCountdown(from: number): [secondsLeft: number, restart: (seconds: number) => void] {
  const [secondsLeft, setSecondsLeft] = useState(from)
  useEffect(() => {
    if (secondsLeft <= 0) return
    const timer = setTimeout(() => setSecondsLeft(secondsLeft - 1), 1000)
    return () => clearTimeout(timer)
  }, [secondsLeft])
  return [secondsLeft, setSecondsLeft]
}
