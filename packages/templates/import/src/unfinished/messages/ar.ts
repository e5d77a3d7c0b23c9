import type { Translation } from '@console/core/i18n'
import type { en } from './en'

/** Arabic messages of the notices of unfinished imports. */
export const ar: Translation<typeof en> = {
  continue: 'استئناف',
  several_few: '{{number}} عمليات استيراد لم تكتمل',
  several_many: '{{number}} عملية استيراد لم تكتمل',
  several_one: 'عملية استيراد واحدة لم تكتمل',
  several_other: '{{number}} عملية استيراد لم تكتمل',
  several_two: 'عمليتا استيراد لم تكتملا',
  several_zero: 'كل عمليات الاستيراد مكتملة',
  show: 'عرض',
  title: 'لم يكتمل استيراد {{name}}',
}
