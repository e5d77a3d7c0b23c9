import { configuredRoute, type RouteEntry } from '@console/core/routes'
import type { AnySettings } from './config/config'
import { settingsMessages } from './messages'

/**
 * Route of a document of settings, whose configuration is one file: loaded in parallel with the template.
 * @param title key of the document's title in the feature's messages
 * @example settings(shopSettingPath, 'shop.title', () => import('./shopSetting'))
 */
export function settings(
  pattern: string,
  title: string,
  fetchFile: () => Promise<Readonly<Record<string, AnySettings>>>,
): RouteEntry {
  const fetchTemplate = () => import('./SettingsScreen').then((m) => m.configuredScreen)
  return configuredRoute(pattern, title, settingsMessages, fetchTemplate, fetchFile)
}
