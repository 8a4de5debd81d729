import { useEffect, useState } from 'react'

/**
 * Counts whole seconds down to 0.
 * @param from where it starts at first; 0 rests
 * @returns the seconds left, and how to start anew
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
