import { type ErrorCode, errorCatalogue } from '@kerf/shared-contracts/contracts/errors'
import { words } from '@kerf/shared-contracts/words/words'

const byCode = Object.entries(errorCatalogue).map(([code, { message }]) => [code, message])
const english = Object.fromEntries(byCode) as Record<ErrorCode, string>

/** The message of each error, in the language of the answer (docs/product/errors.md, 'Error body'). */
export const errorMessages: Readonly<Record<ErrorCode, string>> = words('api/platform/error-messages', english)
