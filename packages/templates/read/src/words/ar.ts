import type { Translation } from '@console/core/i18n'
import type { en } from './en'

/** The words of what is read in Arabic. */
export const ar: Translation<typeof en> = {
  'index.failed.retry': 'إعادة المحاولة',
  'index.requestId.label': 'الرقم المرجعي',
  'index.unread.why': 'أرسل الخادم ما لا تعرفه لوحة التحكم هذه. أبلغ من يشغّلها:',
  'index.unread_few': 'تعذّرت قراءة {{number}} سجلات من أصل {{total}}، وهي غير معروضة.',
  'index.unread_many': 'تعذّرت قراءة {{number}} سجلًا من أصل {{total}}، وهي غير معروضة.',
  'index.unread_one': 'سجلات تعذّرت قراءتها ولم تُعرض: {{number}} من أصل {{total}}.',
  'index.unread_other': 'تعذّرت قراءة {{number}} سجل من أصل {{total}}، وهي غير معروضة.',
  'index.unread_two': 'سجلات تعذّرت قراءتها ولم تُعرض: {{number}} من أصل {{total}}.',
  'index.unread_zero': 'سجلات تعذّرت قراءتها ولم تُعرض: {{number}} من أصل {{total}}.',
  'limited.again': 'يطلب الخادم التمهل. ستُعاد القراءة {{when}}.',
  'limited.later': 'يطلب الخادم التمهل. يمكن سؤاله من جديد {{when}} بالزر.',
  'limited.now': 'طلب الخادم التمهل عدة مرات. أعد المحاولة متى شئت.',
  'limited.title': 'طلبات كثيرة في وقت واحد',
  'record.failed.message': 'لم يجب الخادم كما ينبغي. حاول من جديد.',
  'record.failed.title': 'تعذّرت قراءة هذا السجل',
  'record.notFound.message': 'أُزيل، أو لا يحق لك رؤيته.',
  'record.notFound.title': 'لا يوجد سجل كهذا',
  'record.offline.message': 'سيُقرأ حالما تعود الشبكة.',
  'record.offline.title': 'أنت غير متصل',
  'record.preview.failed': 'تعذّرت القراءة',
  'record.refused.title': 'لا يحق لك رؤية هذا',
  'record.requestId': 'الرقم المرجعي',
  'record.requestId.copied': 'نُسخ',
  'record.requestId.copy': 'نسخ',
  'record.retry': 'إعادة المحاولة',
  'refused.message': 'دورك لا يسمح بهذا.',
}
