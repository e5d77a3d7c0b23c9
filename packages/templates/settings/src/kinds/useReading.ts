import type { Reading } from '../config'
import { useOpenSettings } from '../openSettings'

/** What the field of a setting is drawn with, in the words of its screen. */
export function useReading(): Reading {
  return useOpenSettings().reading
}
