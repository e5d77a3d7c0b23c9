import { createContext, useContext, useSyncExternalStore } from 'react'
import type { SettingsStore } from './createSettingsStore'
import type { Settings } from './settings'

/** The settings of the surrounding console, story or test. */
export const SettingsContext = createContext<SettingsStore | null>(null)

/**
 * Returns the settings store.
 * @throws where none is provided
 */
export function useSettingsStore(): SettingsStore {
  const store = useContext(SettingsContext)
  if (!store) throw new Error('useSettingsStore needs a SettingsContext around it')
  return store
}

/** One value of the settings; the component renders again only when it changes. */
export function useSetting<Value>(select: (settings: Settings) => Value): Value {
  const store = useSettingsStore()
  const read = () => select(store.getState())
  return useSyncExternalStore(store.subscribe, read, read)
}
