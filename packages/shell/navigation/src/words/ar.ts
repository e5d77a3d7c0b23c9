import type { Translation } from '@console/core/i18n'
import type { en } from './en'

/** The words of the side navigation in Arabic. */
export const ar: Translation<typeof en> = {
  'group.applications': 'التطبيقات',
  'item.analytics': 'التحليلات',
}
