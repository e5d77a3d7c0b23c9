import { createContext } from 'react'

/** Called when a requested part could not be fetched. A provider shows a message, once per request. Default: no message. */
export const MissingPartContext = createContext<() => void>(() => undefined)
