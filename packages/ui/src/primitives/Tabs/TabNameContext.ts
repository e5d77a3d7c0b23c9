import { createContext, type ReactNode } from 'react'

/** Name of the enclosing tab; null outside of tabs. A heading inside doesn't repeat it. */
export const TabNameContext = createContext<ReactNode>(null)
