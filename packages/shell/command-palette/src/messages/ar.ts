import type { Translation } from '@console/core/i18n'
import type { en } from './en'

/** Arabic messages of the command palette. */
export const ar: Translation<typeof en> = {
  'commandPalette.actions': 'في هذه الشاشة',
  'commandPalette.all': 'عرض الكل ({{number}})',
  'commandPalette.close': 'إغلاق البحث',
  'commandPalette.failed': 'تعذّر البحث في السجلات.',
  'commandPalette.hint': 'عرض ما فُتح مؤخرًا والإجراءات المتاحة',
  'commandPalette.label': 'بحث',
  'commandPalette.looking': 'جارٍ البحث في السجلات…',
  'commandPalette.newTab': '(يُفتح في علامة تبويب جديدة)',
  'commandPalette.none': 'لا توجد نتائج.',
  'commandPalette.places': 'الانتقال إلى',
  'commandPalette.recent': 'فُتح مؤخرًا',
  'commandPalette.retry': 'إعادة المحاولة',
  'commandPalette.suggestions': 'اقتراحات',
  'commandPalette.text': 'إلى أين تريد الذهاب؟',
}
