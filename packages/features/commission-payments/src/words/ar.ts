import type { Translation } from '@console/core/i18n'
import type { en } from './en'

/** The words of commission payments in Arabic. */
export const ar: Translation<typeof en> = {
  'error.copied': 'نُسخ',
  'error.copy': 'نسخ الرقم المرجعي',
  'error.requestId': 'الرقم المرجعي',
  'list.asOf': 'حتى الساعة {{time}}',
  'list.changed': 'آخر تغيير {{age}}',
  'list.count_few': '{{count}} سجلات',
  'list.count_many': '{{count}} سجلًا',
  'list.count_one': 'سجل واحد',
  'list.count_other': '{{count}} سجل',
  'list.count_two': 'سجلان',
  'list.count_zero': 'لا سجلات',
  'list.empty.message': 'تظهر السجلات الجديدة هنا لحظة إنشائها.',
  'list.empty.title': 'لا سجلات بعد',
  'list.failed.message': 'لم يتغيّر شيء. أعد المحاولة بعد قليل.',
  'list.failed.title': 'تعذّرت قراءة القائمة',
  'list.offline.message': 'تُقرأ القائمة حالما تعود الشبكة.',
  'list.offline.title': 'أنت غير متصل',
  'list.old': 'تعذّر التحديث. المعروض حتى الساعة {{time}}.',
  'list.refresh': 'تحديث',
  'list.refused.message':
    'لا يملك حسابك صلاحية قراءة هذه القائمة. وهي متاحة للأدوار SuperAdmin وadmin وstaff.',
  'list.refused.title': 'هذه القائمة غير متاحة لك',
  'list.retry': 'إعادة المحاولة',
  'list.title': 'قائمة Commission payments',
}
