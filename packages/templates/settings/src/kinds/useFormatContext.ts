import { nameOf } from '../changes/changes'
import type { FormatContext } from '../config'
import { useOpenSettings } from '../openSettings'

/** What the field of a setting is drawn with, in the words of its screen. */
export function useFormatContext(): FormatContext {
  return useOpenSettings().reading
}

/** What is in the field of a setting now, where another depends on it. @param path below the values of its section */
export function useSetting(section: string, path: string): unknown {
  return useValueOf(nameOf(section, path))
}

/** The same of any value of the form, by its name. */
export function useValueOf(name: string): unknown {
  return useOpenSettings().config.form.useValue(name as never)
}
