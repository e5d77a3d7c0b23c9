import type { Translation } from '@console/core/i18n'
import type { en } from './en'

/** The words of the frame in Arabic. */
export const ar: Translation<typeof en> = {
  'navigation.close': 'إغلاق التنقل',
  'navigation.label': 'التنقل الرئيسي',
  'navigation.open': 'فتح التنقل',
  'skip.label': 'تخطٍّ إلى المحتوى',
}
