import { configuredRoute, type RouteEntry } from '@console/core/routes'
import type { AnySettings } from './config'
import { settingsWords } from './words'

/**
 * The route of a document of settings, whose configuration is one file: fetched with the template, not after it.
 * @param title the key of the document's title in the feature's words
 * @example settings(shopSettingPath, 'shop.title', () => import('./shopSetting'))
 */
export function settings(
  pattern: string,
  title: string,
  fetchFile: () => Promise<Readonly<Record<string, AnySettings>>>,
): RouteEntry {
  const fetchTemplate = () => import('./configuredScreen').then((m) => m.configuredScreen)
  return configuredRoute(pattern, title, settingsWords, fetchTemplate, fetchFile)
}
