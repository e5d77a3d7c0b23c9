import type { Translation } from '@console/core/i18n'
import type { en } from './en'

/** The words of the pages for who has to wait in Arabic. */
export const ar: Translation<typeof en> = {
  'comingSoon.message': 'يجري إعداد السوق. سيظهر هنا يوم افتتاحه.',
  'comingSoon.on': 'يفتتح السوق في {{moment}}.',
  'comingSoon.title': 'نفتتح قريبًا',
  countdown: 'الوقت المتبقي حتى الافتتاح',
  'countdown.days': 'أيام',
  'countdown.hours': 'ساعات',
  'countdown.minutes': 'دقائق',
  'countdown.seconds': 'ثوانٍ',
  home: 'الذهاب إلى لوحة التحكم',
  'maintenance.message': 'تجري صيانة السوق وسيعود بعد قليل. لم يُفقد شيء.',
  'maintenance.title': 'مغلق للصيانة',
  'open.message': 'لم يعد هناك ما تنتظره.',
  'open.title': 'افتتحنا',
}
