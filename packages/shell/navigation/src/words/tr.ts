import type { Translation } from '@console/core/i18n'
import type { en } from './en'

/** The words of the side navigation in Turkish. */
export const tr: Translation<typeof en> = {
  'group.applications': 'Uygulamalar',
  'item.analytics': 'Analiz',
}
