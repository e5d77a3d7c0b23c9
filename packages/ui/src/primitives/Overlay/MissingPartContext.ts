import { createContext } from 'react'

/**
 * Told when something that was asked for could not be fetched: what has words says so, once for each wish. By itself nobody is
 * told.
 */
export const MissingPartContext = createContext<() => void>(() => undefined)
