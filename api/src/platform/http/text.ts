import { words } from '@kerf/shared-contracts/words/words'

/** Why a request should be tried again. */
export const text = words('api/platform/http', {
  store: 'Files cannot be reached at the moment. Please try again in a moment.',
  busy: 'The service is busy at the moment. Please try again in a moment.',
  noWriting: 'Nothing can be saved at the moment. Please try again later.',
})
