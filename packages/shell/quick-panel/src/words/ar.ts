import type { Translation } from '@console/core/i18n'
import type { en } from './en'

/** The words of the quick panel in Arabic. */
export const ar: Translation<typeof en> = {
  'agenda.copied': 'تم النسخ',
  'agenda.copy': 'نسخ الرقم المرجعي',
  'agenda.failed.message': 'إعداداتك أدناه تعمل كالمعتاد.',
  'agenda.failed.title': 'تعذّرت قراءة الأحداث والملاحظات',
  'agenda.offline.message': 'ستُقرأ الأحداث والملاحظات فور عودة الشبكة.',
  'agenda.offline.title': 'أنت غير متصل',
  'agenda.requestId': 'الرقم المرجعي',
  'agenda.retry': 'إعادة المحاولة',
  'agenda.retrying': 'جارٍ قراءة الأحداث والملاحظات',
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
  unread: 'لم يُعرض لتعذّر قراءته: {{number}} من أصل {{total}}. أبلغ من يشغّل لوحة التحكم هذه:',
}
