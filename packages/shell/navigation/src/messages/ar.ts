import type { Translation } from '@console/core/i18n'
import type { en } from './en'

/** Arabic messages of the side navigation. */
export const ar: Translation<typeof en> = {
  'entry.newTab': '(يُفتح في علامة تبويب جديدة)',
  'entry.waiting_few': '{{count}} سجلات بالانتظار',
  'entry.waiting_many': '{{count}} سجلًا بالانتظار',
  'entry.waiting_one': 'سجل واحد بالانتظار',
  'entry.waiting_other': '{{count}} سجل بالانتظار',
  'entry.waiting_two': 'سجلان بالانتظار',
  'entry.waiting_zero': 'لا شيء بالانتظار',
  'group.shortcuts': 'الاختصارات',
}
