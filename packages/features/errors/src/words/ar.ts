import type { Translation } from '@console/core/i18n'
import type { en } from './en'

/** The words of the error pages in Arabic. */
export const ar: Translation<typeof en> = {
  'action.back': 'الرجوع',
  'action.home': 'الانتقال إلى صفحة البداية',
  'notFound.message':
    'لا توجد شاشة في لوحة التحكم هذه بالعنوان الذي تبعته. ربما كُتب خطأً، أو نُقلت الشاشة.',
  'notFound.title': 'هذه الصفحة غير موجودة',
  'serverError.message': 'لم يستطع الخادم تنفيذ المطلوب. حاول مرة أخرى بعد بضع دقائق.',
  'serverError.title': 'حدث خطأ في الخادم',
}
