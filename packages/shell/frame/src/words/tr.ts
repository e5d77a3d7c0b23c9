import type { Translation } from '@console/core/i18n'
import type { en } from './en'

/** The words of the frame in Turkish. */
export const tr: Translation<typeof en> = {
  'navigation.close': 'Gezinmeyi kapat',
  'navigation.label': 'Ana gezinme',
  'navigation.open': 'Gezinmeyi aç',
  'skip.label': 'İçeriğe geç',
}
