import { changeSettings, parseSettings, type Settings, type SettingsChange } from './settings'

/** Storage key of the settings; the first script of `index.html` reads the same key. */
export const settingsKey = 'settings'

/** The settings of the running console. */
export interface SettingsStore {
  getState(): Settings
  /** Checks whether this browser has no readable stored settings: the user has never signed in or changed anything here. */
  isNew(): boolean
  subscribe(onChange: () => void): () => void
  /** Applies a change by the user, and stores it. */
  change(change: SettingsChange): void
  /** Adopts the server's stored settings of the user who signed in; missing ones stay. */
  adopt(stored: unknown): void
  /**
   * Listens for the user's changes, with their consequences (a language sets its direction), until the returned
   * function is called: to save them for a signed-in user.
   */
  onChange(listener: (changed: Partial<Settings>) => void): () => void
}

/**
 * Creates a settings store over the browser's storage. Specification 4: a guest's settings are stored only here;
 * `saveSettings` adds the signed-in user's.
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
    isNew: () => read() === null,
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
    adopt: (stored) => publish(parseSettings(stored, settings)),
    onChange(listener) {
      savers.add(listener)
      return () => savers.delete(listener)
    },
  }
}

/** Settings whose value differs; the layout counts as one. */
function differences(former: Settings, next: Settings): Partial<Settings> {
  return Object.fromEntries(
    Object.entries(next).filter(
      ([key, value]) => JSON.stringify(value) !== JSON.stringify(former[key as keyof Settings]),
    ),
  )
}
