import { configureStore } from '@reduxjs/toolkit'
import { setupListeners } from '@reduxjs/toolkit/query'
import { baseApi } from './calls/base-api.ts'

/** Creates the page's one store; the shell calls it once and passes it to every module through the provider. */
export function makeStore() {
  const store = configureStore({
    reducer: { [baseApi.reducerPath]: baseApi.reducer },
    middleware: (standard) => standard().concat(baseApi.middleware),
  })
  // Lists poll only while the page is visible, and again when it becomes so.
  setupListeners(store.dispatch)
  return store
}

export type Store = ReturnType<typeof makeStore>
