import { guessesOfOwn } from '@kerf/shared-contracts/rules/password-strength'
import { color } from '@kerf/shared-ui/theme/tokens.ts'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { styled } from 'styled-components'
import type { Judgement, loadJudge } from './judge-password.ts'
import { text } from './text.ts'

interface PasswordStrengthProps {
  /** As typed so far. */
  password: string
  /** What an attacker knows about the owner: address, name, company. */
  names: readonly string[]
  /** The number of guesses that it must withstand. */
  needed?: number
  /** Shown until there is enough text to judge. */
  hint?: ReactNode
  /** The minimum length, below which the form itself shows an error. */
  minLength?: number
}

const Verdict = styled.span<{ $strong: boolean }>`
  display: inline-flex;
  gap: 6px;
  color: ${({ $strong }) => ($strong ? color.textMuted : color.dangerText)};

  svg {
    margin-top: 2px;
  }
`

type Judge = Awaited<ReturnType<typeof loadJudge>>

/** Judges once the lists are loaded; without them only the API judges, on submit. */
function useJudgement(password: string, names: readonly string[], needed: number, minLength: number): Judgement | null {
  const [judge, setJudge] = useState<{ check: Judge } | null>(null)
  const isTyped = password !== ''
  useEffect(() => {
    if (!isTyped || judge) return
    let isWanted = true
    import('./judge-password.ts')
      .then(({ loadJudge }) => loadJudge())
      .then((check) => isWanted && setJudge({ check }))
      .catch(() => {})
    return () => {
      isWanted = false
    }
  }, [isTyped, judge])
  return judge && password.length >= minLength ? judge.check(password, names, needed) : null
}

/** The hint of a password field: whether the API will accept what is typed so far, and if not, why. */
export function PasswordStrength({
  password,
  names,
  needed = guessesOfOwn,
  hint = null,
  minLength = 8,
}: PasswordStrengthProps) {
  const judgement = useJudgement(password, names, needed, minLength)
  const isStrong = judgement === 'strong'
  return (
    <span aria-live="polite">
      {judgement === null ? (
        hint
      ) : (
        <Verdict $strong={isStrong}>
          {isStrong ? <CircleCheck size={14} aria-hidden /> : <CircleAlert size={14} aria-hidden />}
          {text[judgement]}
        </Verdict>
      )}
    </span>
  )
}
