import type { Translation } from '@console/core/i18n'
import type { en } from './en'

/** The words of the finder in Arabic. */
export const ar: Translation<typeof en> = {
  'finder.close': 'إغلاق البحث',
  'finder.label': 'بحث',
  'finder.newTab': '(يُفتح في علامة تبويب جديدة)',
  'finder.none': 'لا توجد نتائج.',
  'finder.suggestions': 'اقتراحات',
  'finder.text': 'إلى أين تريد الذهاب؟',
}
