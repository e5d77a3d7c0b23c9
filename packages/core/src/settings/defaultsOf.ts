import { directionOf } from '../i18n/languages'
import { defaultSettings, type Settings, type SettingsChange } from './settings'

/**
 * The change that takes everything the theme panel offers back to what it was at first. The language, the shortcuts
 * and the folded groups, which are chosen elsewhere, stay; the direction is the language's again.
 */
export function defaultsOf({ language }: Settings): SettingsChange {
  const {
    language: _language,
    shortcuts: _shortcuts,
    foldedGroups: _foldedGroups,
    ...defaults
  } = defaultSettings
  return { ...defaults, direction: directionOf(language) }
}
