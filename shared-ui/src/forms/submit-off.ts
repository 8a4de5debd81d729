import { createContext } from 'react'

/** Why the forms below cannot be submitted; their submit buttons show it. */
export const SubmitOff = createContext<string | undefined>(undefined)
