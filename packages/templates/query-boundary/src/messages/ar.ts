import type { Translation } from '@console/core/i18n'
import type { en } from './en'

/** Arabic messages of query boundaries. */
export const ar: Translation<typeof en> = {
  'index.failed.retry': 'إعادة المحاولة',
  'index.requestId.label': 'الرقم المرجعي',
  'index.unread.why': 'أرسل الخادم بيانات لا تعرفها لوحة التحكم هذه. أبلغ فريق الدعم:',
  'index.unread_few': 'سجلات تعذّر عرضها: {{number}} من أصل {{total}}.',
  'index.unread_many': 'سجلات تعذّر عرضها: {{number}} من أصل {{total}}.',
  'index.unread_one': 'سجلات تعذّر عرضها: {{number}} من أصل {{total}}.',
  'index.unread_other': 'سجلات تعذّر عرضها: {{number}} من أصل {{total}}.',
  'index.unread_two': 'سجلات تعذّر عرضها: {{number}} من أصل {{total}}.',
  'index.unread_zero': 'سجلات تعذّر عرضها: {{number}} من أصل {{total}}.',
  'limited.again': 'طلب الخادم التمهل. سنعيد المحاولة {{when}}.',
  'limited.later': 'طلب الخادم التمهل. يمكنك إعادة المحاولة {{when}}.',
  'limited.now': 'طلب الخادم التمهل عدة مرات. يمكنك إعادة المحاولة الآن.',
  'limited.title': 'طلبات كثيرة في وقت واحد',
  'record.failed.message': 'لم يستجب الخادم كما ينبغي. حاول مرة أخرى.',
  'record.failed.title': 'تعذّر تحميل هذا السجل',
  'record.notFound.message': 'ربما حُذف، أو ليس لديك إذن بالوصول إليه.',
  'record.notFound.title': 'السجل غير موجود',
  'record.offline.message': 'سيُحمَّل السجل عند عودة الاتصال.',
  'record.offline.title': 'أنت غير متصل',
  'record.preview.failed': 'تعذّر التحميل',
  'record.refused.title': 'ليس لديك إذن بالوصول إلى هذا',
  'record.requestId': 'الرقم المرجعي',
  'record.requestId.copied': 'نُسخ',
  'record.requestId.copy': 'نسخ',
  'record.retry': 'إعادة المحاولة',
  'refused.message': 'دورك لا يسمح بهذا.',
}
