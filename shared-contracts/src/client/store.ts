import { configureStore } from '@reduxjs/toolkit'
import { baseApi } from './base-api.ts'

/** Makes the one store of the page; the shell calls it once and hands it to every module by its provider. */
export function makeStore() {
  return configureStore({
    reducer: { [baseApi.reducerPath]: baseApi.reducer },
    middleware: (standard) => standard().concat(baseApi.middleware),
  })
}

export type Store = ReturnType<typeof makeStore>
