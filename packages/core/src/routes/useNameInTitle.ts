import { createContext, useContext, useEffect } from 'react'

/** Tells the screen's document title what it shows; null where it shows nothing in particular. */
export const TitleContext = createContext<(name: string | null) => void>(() => undefined)

/** Puts the name of what a screen shows before the screen's own title in the document title, while it is shown. */
export function useNameInTitle(name: string): void {
  const setName = useContext(TitleContext)
  useEffect(() => {
    setName(name)
    return () => setName(null)
  }, [name, setName])
}
