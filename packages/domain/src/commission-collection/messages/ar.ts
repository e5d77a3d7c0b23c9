import type { Translation } from '@console/core/i18n'
import type { en } from './en'

/** Arabic messages for commission collections. */
export const ar: Translation<typeof en> = {
  'action.adjust': 'تسوية',
  'action.prepare': 'إعداد سند صرف بكل المفتوح',
  'blocker.amount_missing': 'اكتب مبلغًا غير الصفر.',
  'blocker.currency_wrong': 'اكتب المبلغ بعملة المستحقات.',
  'blocker.destination_unverified': 'لا حساب مُوثَّقًا لهذا الوكيل.',
  'blocker.net_too_small': 'هذا أقل من الحد الأدنى لسند الصرف.',
  'blocker.note_missing': 'أضف ملاحظة من 10 أحرف على الأقل.',
  'blocker.nothing_open': 'لا قيود مفتوحة.',
  'blocker.wrong_status': 'غير متاح في حالتها الحالية.',
  'decision.consequence.many.adjust': 'يُضاف القيد اليدوي نفسه إلى كل منها.',
  'decision.consequence.many.prepare':
    'تُعدّ لكل وكيل وعملة مسوّدة بكل المفتوح. أنت تقدّمها، وشخص آخر يعتمدها ويدفعها.',
  'decision.consequence.one.adjust':
    'يضيف قيدًا إلى دفتر {{agent}}. لا يمكن تغييره، بل يُصحَّح بقيد آخر.',
  'decision.consequence.one.prepare':
    'مسوّدة بمبلغ {{amount}} للوكيل {{agent}} قبل ضريبة الاستقطاع. أنت تقدّمها، وشخص آخر يعتمدها ويدفعها.',
  'decision.decided.adjust': 'سُوّيت',
  'decision.decided.prepare': 'أُعدّ سند الصرف',
  'decision.done.adjust': 'سُوّي رصيد {{name}}.',
  'decision.done.prepare': 'أُعدّ سند صرف لـ{{name}}.',
  'decision.happened.adjust': 'سوّى {{actor}} هذا {{ago}}.',
  'decision.happened.prepare': 'أعدّ {{actor}} سند صرف لهذا {{ago}}.',
  'record.event.collection.adjusted': 'سُوّي يدويًا',
  'record.event.collection.prepared': 'أُعدّ سند صرف',
  'records.commission-collections_few': '{{number}} مستحقات عمولة',
  'records.commission-collections_many': '{{number}} مستحق عمولة',
  'records.commission-collections_one': 'مستحق عمولة واحد',
  'records.commission-collections_other': '{{number}} مستحق عمولة',
  'records.commission-collections_two': 'مستحقا عمولة',
  'records.commission-collections_zero': 'لا مستحقات عمولة',
  'status.open': 'فيها مبلغ مفتوح',
  'status.settled': 'لا شيء مفتوح',
}
