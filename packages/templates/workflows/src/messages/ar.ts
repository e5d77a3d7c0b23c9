import type { Translation } from '@console/core/i18n'
import type { en } from './en'

/** Arabic messages of all workflows. */
export const ar: Translation<typeof en> = {
  'blocker.claimed.by': 'يراجع {{name}} هذا.',
  'decision.bulk.records_few': '{{number}} سجلات',
  'decision.bulk.records_many': '{{number}} سجلًا',
  'decision.bulk.records_one': 'سجل واحد',
  'decision.bulk.records_other': '{{number}} سجل',
  'decision.bulk.records_two': 'سجلان',
  'decision.bulk.records_zero': 'لا سجلات',
  'decision.conflict.changed': 'تغيّر هذا السجل بعد أن فتحته.',
  'decision.conflict.gone': 'حُذف هذا السجل.',
  'decision.justNow': 'قبل لحظات',
  'decision.outcome.failed': 'لا رد: ربما اتُّخذ القرار.',
  'decision.outcome.not_eligible': 'لم تُستوفَ كل فحوصه. اتخذ القرار بشأنه على حدة.',
  'decision.refused.forbidden': 'دورك لا يسمح بهذا.',
  'decision.refused.invalid': 'لم يقبل الخادم هذا. لم يُتخذ أي قرار.',
  'decision.refused.offline': 'أنت غير متصل. لم يُرسل هذا.',
  'decision.refused.rateLimited': 'قرارات كثيرة في وقت قصير. لم يُحفظ هذا القرار.',
  'decision.refused.undoExpired': 'فات أوان التراجع عن هذا.',
  'decision.refused.undoSuperseded': 'اتُّخذ قرار آخر منذ ذلك الحين.',
  'record.event.other': 'تغيّر',
}
