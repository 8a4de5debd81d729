import { createContext, use } from 'react'

/** Sends a file of the form once more, before there is an RFQ. Always the same function. */
export const EarlyRetryContext = createContext<((id: string) => void) | undefined>(undefined)

/** @returns how a file that could not be sent is tried again; undefined where nothing is sent early */
export const useEarlyRetry = () => use(EarlyRetryContext)
