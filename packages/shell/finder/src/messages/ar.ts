import type { Translation } from '@console/core/i18n'
import type { en } from './en'

/** Arabic messages of the finder. */
export const ar: Translation<typeof en> = {
  'finder.actions': 'في هذه الشاشة',
  'finder.all': 'عرض الكل ({{number}})',
  'finder.close': 'إغلاق البحث',
  'finder.failed': 'تعذّر البحث في السجلات.',
  'finder.hint': 'عرض ما فُتح مؤخرًا والإجراءات المتاحة',
  'finder.label': 'بحث',
  'finder.looking': 'جارٍ البحث في السجلات…',
  'finder.newTab': '(يُفتح في علامة تبويب جديدة)',
  'finder.none': 'لا توجد نتائج.',
  'finder.places': 'الانتقال إلى',
  'finder.recent': 'فُتح مؤخرًا',
  'finder.retry': 'إعادة المحاولة',
  'finder.suggestions': 'اقتراحات',
  'finder.text': 'إلى أين تريد الذهاب؟',
}
