import { createContext, useContext, useSyncExternalStore } from 'react'
import type { SettingsStore } from './createSettingsStore'
import type { Settings } from './settings'

/** The settings of the surrounding console, story or test. */
export const SettingsContext = createContext<SettingsStore | null>(null)

/** The settings store; throws where none is provided. */
export function useSettingsStore(): SettingsStore {
  const store = useContext(SettingsContext)
  if (!store) throw new Error('useSettingsStore needs a SettingsContext around it')
  return store
}

/** One thing of the settings; the component is drawn again when it changes, and only then. */
export function useSetting<Value>(select: (settings: Settings) => Value): Value {
  const store = useSettingsStore()
  const read = () => select(store.getState())
  return useSyncExternalStore(store.subscribe, read, read)
}
