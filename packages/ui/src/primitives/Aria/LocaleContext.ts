import { createContext } from 'react'

/** The locale of the nearest `AriaProvider`; without one, the browser's language counts. */
export const LocaleContext = createContext<string | undefined>(undefined)
