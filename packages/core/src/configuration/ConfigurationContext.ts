import { createContext, useContext, useEffect, useState } from 'react'
import type { Configuration } from './configuration'

/** How screens learn what `config.json` says. The console or a story provides it. */
export const ConfigurationContext = createContext<(() => Promise<Configuration>) | null>(null)

/**
 * What `config.json` says; undefined while it is on its way. Where it cannot be read the console says so in place of every screen.
 * Throws where none is provided.
 */
export function useConfiguration(): Configuration | undefined {
  const read = useContext(ConfigurationContext)
  if (!read) throw new Error('useConfiguration needs a ConfigurationContext around it')
  const [known, setKnown] = useState<Configuration>()
  useEffect(() => {
    let isWanted = true
    read().then(
      (configuration) => (isWanted ? setKnown(configuration) : undefined),
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [read])
  return known
}
