import { nameOf } from '../changes/changes'
import type { FormatContext } from '../config/config'
import { useOpenSettings } from '../state/openSettings'

/** Context for the field of a setting, with the messages of its screen. */
export function useFormatContext(): FormatContext {
  return useOpenSettings().reading
}

/**
 * Current value of a setting's field, for another that depends on it.
 * @param path path within the values of its section
 */
export function useSetting(section: string, path: string): unknown {
  return useValueOf(nameOf(section, path))
}

/** Current value of any name in the form. */
export function useValueOf(name: string): unknown {
  return useOpenSettings().config.form.useValue(name as never)
}
