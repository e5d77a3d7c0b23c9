import { createContext, useContext, useEffect, useState } from 'react'
import type { Configuration } from './configuration'

/** Provides `config.json` to screens. Set by the console or a story. */
export const ConfigurationContext = createContext<(() => Promise<Configuration>) | null>(null)

/**
 * Returns `config.json`; undefined while it is loading. Where it cannot be read the console shows an error in place of every
 * screen.
 * @throws where none is provided
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
