import { createContext } from 'react'

/** Locale of the nearest `AriaProvider`; undefined: the browser's language. */
export const LocaleContext = createContext<string | undefined>(undefined)
