import type { Translation } from '@console/core/i18n'
import type { en } from './en'

/** Arabic messages of lists with their records beside them. */
export const ar: Translation<typeof en> = {
  'index.search.clear': 'مسح البحث',
  'index.selection.count_few': '{{number}} صفوف محددة',
  'index.selection.count_many': '{{number}} صفًا محددًا',
  'index.selection.count_one': 'صف واحد محدد',
  'index.selection.count_other': '{{number}} صف محدد',
  'index.selection.count_two': 'صفان محددان',
  'index.selection.count_zero': 'لا صفوف محددة',
  'masterDetail.sidebar.close': 'إغلاق',
  'masterDetail.unknown.message': 'ربما حُذف العنصر أو كان الرابط غير مكتمل.',
  'masterDetail.unknown.title': 'العنصر غير موجود',
  panes: 'طريقة العرض',
  'panes.edit': 'تعديل',
  'panes.language': 'لغة المعاينة',
  'panes.preview': 'معاينة',
  'panes.read': 'التفاصيل',
  'selection.all': 'الكل',
  'selection.menu': 'تحديد…',
  'selection.none': 'لا شيء',
  'selection.row': 'تحديد {{name}}',
}
