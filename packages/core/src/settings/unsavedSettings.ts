import { parseChange, type Settings } from './settings'

const keyOf = (user: string) => `unsaved-settings:${user}`

/** Reads the changes of a user that are not saved on the server yet. They survive a reload. */
export function readUnsaved(
  storage: Pick<Storage, 'getItem'>,
  user: string,
  base: Settings,
): Partial<Settings> {
  try {
    return parseChange(JSON.parse(storage.getItem(keyOf(user)) ?? 'null'), base)
  } catch {
    return {}
  }
}

/** Stores the unsaved changes of a user. */
export function writeUnsaved(
  storage: Pick<Storage, 'setItem' | 'removeItem'>,
  user: string,
  unsaved: Partial<Settings>,
): void {
  if (Object.keys(unsaved).length === 0) storage.removeItem(keyOf(user))
  else storage.setItem(keyOf(user), JSON.stringify(unsaved))
}
