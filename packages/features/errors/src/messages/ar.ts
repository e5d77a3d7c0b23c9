import type { Translation } from '@console/core/i18n'
import type { en } from './en'

/** Arabic messages of the error pages. */
export const ar: Translation<typeof en> = {
  'action.back': 'الرجوع',
  'action.home': 'الانتقال إلى صفحة البداية',
  'notFound.message': 'لم نجد صفحة في هذا العنوان. قد يكون الرابط خاطئًا أو نُقلت الصفحة.',
  'notFound.title': 'الصفحة غير موجودة',
  'serverError.message': 'لم يتمكن الخادم من تنفيذ الطلب. حاول مرة أخرى بعد بضع دقائق.',
  'serverError.title': 'حدث خطأ من جانبنا',
}
