import { configureStore } from '@reduxjs/toolkit'
import { setupListeners } from '@reduxjs/toolkit/query'
import { baseApi } from './base-api.ts'

/** Makes the one store of the page; the shell calls it once and hands it to every module by its provider. */
export function makeStore() {
  const store = configureStore({
    reducer: { [baseApi.reducerPath]: baseApi.reducer },
    middleware: (standard) => standard().concat(baseApi.middleware),
  })
  // So that lists poll only while somebody looks at the page, and again once somebody does.
  setupListeners(store.dispatch)
  return store
}

export type Store = ReturnType<typeof makeStore>
