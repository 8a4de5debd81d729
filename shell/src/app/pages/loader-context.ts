import { createContext, useContext } from 'react'
import type { ModuleLoader } from '../../federation/load-module.ts'

const LoaderContext = createContext<ModuleLoader | null>(null)

export const LoaderProvider = LoaderContext.Provider

/** The page's module loader. @throws outside of `LoaderProvider` */
export function useModuleLoader(): ModuleLoader {
  const loader = useContext(LoaderContext)
  if (!loader) throw new Error('useModuleLoader needs a LoaderProvider above it')
  return loader
}
