import { createContext, useContext, useEffect } from 'react'

/** Sets the name in the screen's document title; null removes it. */
export const TitleContext = createContext<(name: string | null) => void>(() => undefined)

/** Puts the name of a screen's record before the screen's own title in the document title, while it is mounted. */
export function useNameInTitle(name: string): void {
  const setName = useContext(TitleContext)
  useEffect(() => {
    setName(name)
    return () => setName(null)
  }, [name, setName])
}
