import type { Translation } from '@console/core/i18n'
import type { en } from './en'

/** Arabic messages of facts. */
export const ar: Translation<typeof en> = {
  'decision.error.message': 'اكتب ما بين {{min}} و{{max}} حرف.',
  'decision.form.message': 'رسالة عن {{field}}',
  'record.ask': 'السؤال عن «{{field}}»',
  'record.ask.attach': 'إرفاق',
  'record.diff.before': 'القيمة السابقة',
  'record.diff.none': 'فارغ',
  'record.judgement.at': 'الوقت',
  'record.judgement.by': 'بواسطة',
  'record.judgement.note': 'الملاحظة',
  'record.judgement.reason': 'السبب',
  'record.picture.failed': 'تعذّر تحميل هذه الصورة.',
  'record.picture.open': 'فتحها في علامة تبويب جديدة',
  'record.picture.why': 'لا يستجيب {{host}}، أو لم تُضبط لوحة التحكم هذه لعرض صور منه.',
}
