import { createContext } from 'react'

/** Why forms below cannot be sent: their submit buttons say it. */
export const SubmitOff = createContext<string | undefined>(undefined)
