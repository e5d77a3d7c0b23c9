import type { Translation } from '@console/core/i18n'
import type { en } from './en'

/** Arabic messages of the search pages. */
export const ar: Translation<typeof en> = {
  clear: 'مسح البحث',
  count_few: '{{number}} نتائج',
  count_many: '{{number}} نتيجة',
  count_one: 'نتيجة واحدة',
  count_other: '{{number}} نتيجة',
  count_two: 'نتيجتان',
  count_zero: 'لا نتائج',
  'empty.message': 'يمكنك البحث في الصفحات هنا بعد إضافتها.',
  'empty.title': 'لا شيء للبحث فيه بعد',
  label: 'البحث في الصفحات',
  none: 'لا توجد نتائج.',
  'none.message': 'جرّب كلمات أقل أو كلمات أخرى.',
  pages: 'صفحات النتائج',
  'pages.next': 'التالي',
  'pages.place': 'صفحة {{page}} من {{last}}',
  'pages.previous': 'السابق',
  title: 'البحث',
}
