/**
 * What exists once in a page, whichever module asks: the shell provides it, and each module finds the same store, session
 * and toasts (docs/decisions/0029). It is the only code of Kerf that shell and modules share at run time, so removing
 * anything from this list breaks released modules: `shared-runtime/public-api.txt` records it, and `npm run check` says
 * which version a change needs.
 */
// biome-ignore-all lint/performance/noBarrelFile: one entry is what makes it one shared module.

export { announceBusinessTimeZone, businessToday } from './business-day.ts'
export {
  type ApiError,
  answerLost,
  connectionLost,
  isApiError,
  messageOf,
  parseError,
  saysNotFound,
} from './calls/api-error.ts'
export { baseApi } from './calls/base-api.ts'
export { announceModuleVersions, type Page } from './calls/base-query.ts'
export { fingerprint, holdIdempotencyKey, releaseIdempotencyKey } from './calls/idempotency.ts'
export { polling } from './calls/polling.ts'
export { reportUpload, type UploadProgress, watchUpload } from './calls/upload-progress.ts'
export { applyLanguage, presentLanguage, readLanguageChoice, storeLanguageChoice } from './language.ts'
export { announceQuestion, guardDrafts, guardLeaving, onQuestion, requestLeave, turnGuards } from './page/leaving.ts'
export { announceLive, useAskEvery } from './page/live-state.ts'
export { announcePanels, type Panel, type PanelSource, usePanel } from './page/panels.ts'
export { applyStoredThemeChoice, useThemeChoice } from './page/theme-mode.ts'
export { ToastHost, toast } from './page/toasts.tsx'
export { announceProvider, type PageProvider, useProvider } from './provider.ts'
export {
  announceSessionEnded,
  endSessionBy,
  onSessionEnded,
  readToken,
  removeToken,
  sessionKey,
  storeToken,
} from './session.ts'
export { makeStore, type Store } from './store.ts'
