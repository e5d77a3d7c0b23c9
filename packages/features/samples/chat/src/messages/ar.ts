import type { Translation } from '@console/core/i18n'
import type { en } from './en'

/** Arabic messages of the chat page. */
export const ar: Translation<typeof en> = {
  'contacts.label': 'جهات الاتصال',
  'noMatch.message': 'جرّب حروفًا أقل أو اسمًا آخر.',
  'noMatch.title': 'لا توجد جهات اتصال مطابقة لبحثك',
  'nothingOpen.title': 'لم تُحدَّد محادثة',
  'own.mood': 'المزاج',
  'own.open': 'أنت: {{presence}}',
  'own.save': 'حفظ',
  'own.status': 'الحالة',
  'own.title': 'حالتك ومزاجك',
  search: 'البحث في جهات الاتصال',
  'search.clear': 'مسح البحث',
  title: 'المحادثة',
}
