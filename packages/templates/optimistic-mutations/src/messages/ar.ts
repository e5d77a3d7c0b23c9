import type { Translation } from '@console/core/i18n'
import type { en } from './en'

/** Arabic messages of optimistic mutations. */
export const ar: Translation<typeof en> = {
  undo: 'تراجع',
  undone: 'تم التراجع',
  'write.unclear': 'يُعاد تحميل أحدث البيانات.',
  'write.unclear.title': 'تعذّر التأكد من هذا التغيير',
}
