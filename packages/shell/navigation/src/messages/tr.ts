import type { Translation } from '@console/core/i18n'
import type { en } from './en'

/** Turkish messages of the side navigation. */
export const tr: Translation<typeof en> = {
  'entry.newTab': '(yeni sekmede açılır)',
  'entry.waiting_one': '{{count}} kayıt bekliyor',
  'entry.waiting_other': '{{count}} kayıt bekliyor',
  'group.shortcuts': 'Kısayollar',
}
