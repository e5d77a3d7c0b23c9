import { createContext, type ReactNode } from 'react'

/** What the tab says whose content one is in; null outside of tabs. A heading in it does not say it once more. */
export const TabNameContext = createContext<ReactNode>(null)
