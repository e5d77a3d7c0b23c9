import { changeSettings, parseSettings, type Settings, type SettingsChange } from './settings'

/** Where a browser keeps the settings; `index.html`'s first script reads the same key. */
export const settingsKey = 'settings'

/** The settings of the running console. */
export interface SettingsStore {
  getState(): Settings
  subscribe(onChange: () => void): () => void
  /** Applies a change the user made, and keeps it. */
  change(change: SettingsChange): void
  /** Takes over what the server has kept for the user who signed in; what it does not name stays. */
  adopt(kept: unknown): void
  /**
   * Hears what the user changes, with all that follows from it (a language brings its direction), until the returned
   * function is called: to save it for a signed-in user.
   */
  onChange(listener: (changed: Partial<Settings>) => void): () => void
}

/**
 * A settings store over the browser's storage. Specification 4: a guest's settings are kept only here; `saveSettings`
 * adds the signed-in user's.
 */
export function createSettingsStore(storage: Pick<Storage, 'getItem' | 'setItem'>): SettingsStore {
  const readers = new Set<() => void>()
  const savers = new Set<(changed: Partial<Settings>) => void>()
  let settings = parseSettings(read())

  function read(): unknown {
    try {
      return JSON.parse(storage.getItem(settingsKey) ?? 'null')
    } catch {
      return null
    }
  }

  function publish(next: Settings) {
    settings = next
    storage.setItem(settingsKey, JSON.stringify(next))
    for (const onChange of readers) onChange()
  }

  return {
    getState: () => settings,
    subscribe(onChange) {
      readers.add(onChange)
      return () => readers.delete(onChange)
    },
    change(change) {
      const former = settings
      publish(changeSettings(former, change))
      const changed = differences(former, settings)
      for (const save of savers) save(changed)
    },
    adopt: (kept) => publish(parseSettings(kept, settings)),
    onChange(listener) {
      savers.add(listener)
      return () => savers.delete(listener)
    },
  }
}

/** The settings of which the value is another; the layout counts as one. */
function differences(former: Settings, next: Settings): Partial<Settings> {
  return Object.fromEntries(
    Object.entries(next).filter(
      ([key, value]) => JSON.stringify(value) !== JSON.stringify(former[key as keyof Settings]),
    ),
  )
}
