import { z } from 'zod'

/** Default messages for inputs whose schema has none; shown beside the field. */
function wordsFor(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null ? 'This field is required' : 'Please enter a valid value'
    case 'invalid_value':
      return issue.input === undefined ? 'This field is required' : 'Please choose one of the offered values'
    case 'too_big':
      return mostWords(issue)
    case 'too_small':
      return leastWords(issue)
    case 'unrecognized_keys':
      return 'This field is not known here'
    default:
      return 'Please enter a valid value'
  }
}

function mostWords({ origin, maximum }: z.core.$ZodRawIssue<z.core.$ZodIssueTooBig>): string {
  if (origin === 'string') return `Please use at most ${counted(maximum, 'character')}`
  return origin === 'array' ? `Please choose at most ${maximum}` : `This must be at most ${maximum}`
}

function leastWords({ origin, minimum }: z.core.$ZodRawIssue<z.core.$ZodIssueTooSmall>): string {
  const isText = origin === 'string'
  if (isText && Number(minimum) === 1) return 'This field is required'
  if (isText) return `Please use at least ${counted(minimum, 'character')}`
  return origin === 'array' ? `Please choose at least ${minimum}` : `This must be at least ${minimum}`
}

const counted = (count: number | bigint, what: string) => `${count} ${what}${Number(count) === 1 ? '' : 's'}`

z.config({ customError: wordsFor })
