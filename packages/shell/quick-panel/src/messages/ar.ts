import type { Translation } from '@console/core/i18n'
import type { en } from './en'

/** Arabic messages of the quick panel. */
export const ar: Translation<typeof en> = {
  'agenda.copied': 'تم النسخ',
  'agenda.copy': 'نسخ الرقم المرجعي',
  'agenda.failed.message': 'ما زال بإمكانك استخدام الإعدادات أدناه.',
  'agenda.failed.title': 'تعذّر تحميل الأحداث والملاحظات',
  'agenda.offline.message': 'ستُحمَّل الأحداث والملاحظات عند عودة الاتصال.',
  'agenda.offline.title': 'أنت غير متصل',
  'agenda.requestId': 'الرقم المرجعي',
  'agenda.retry': 'إعادة المحاولة',
  'agenda.retrying': 'جارٍ تحميل الأحداث والملاحظات',
  'events.empty': 'لا توجد أحداث.',
  'events.title': 'الأحداث',
  'notes.empty': 'لا توجد ملاحظات.',
  'notes.title': 'الملاحظات',
  'panel.close': 'إغلاق',
  'panel.title': 'اللوحة السريعة',
  'settings.cloudSync': 'المزامنة السحابية',
  'settings.notifications': 'الإشعارات',
  'settings.retroThrusters': 'الصواريخ الكابحة',
  'settings.title': 'إعدادات سريعة',
  'today.caption': 'اليوم',
  'today.date.few': '{{day}} {{month}}',
  'today.date.one': '{{day}} {{month}}',
  'today.date.other': '{{day}} {{month}}',
  'today.date.two': '{{day}} {{month}}',
  unread: 'تعذّر عرض {{number}} من أصل {{total}}. أبلغ فريق الدعم:',
}
