import { z } from 'zod'

/** Default messages for inputs whose schema has none; shown beside the field. */
function wordsFor(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null ? 'This field is required' : 'Please enter a valid value'
    case 'invalid_value':
      return issue.input === undefined ? 'This field is required' : 'Please choose one of the offered values'
    case 'too_big':
      return issue.origin === 'string'
        ? `Please use at most ${issue.maximum} characters`
        : `This must be at most ${issue.maximum}`
    case 'too_small':
      return issue.origin === 'string'
        ? `Please use at least ${issue.minimum} characters`
        : `This must be at least ${issue.minimum}`
    case 'unrecognized_keys':
      return 'This field is not known here'
    default:
      return 'Please enter a valid value'
  }
}

z.config({ customError: wordsFor })
