import type { Translation } from '@console/core/i18n'
import type { en } from './en'

/** The words that all templates share, in Arabic. */
export const ar: Translation<typeof en> = {
  'index.filters.clear': 'مسح عوامل التصفية',
}
