import type { Translation } from '@console/core/i18n'
import type { en } from './en'

/** Arabic messages of rich text. */
export const ar: Translation<typeof en> = {
  coming: 'جارٍ تحميل المحرّر',
  'difference.added': 'أُضيف',
  'difference.looks': 'تغيّر تنسيقه:',
  'difference.removed': 'أُزيل',
  'difference.same_few': '{{number}} فقرات لم تتغيّر',
  'difference.same_many': '{{number}} فقرة لم تتغيّر',
  'difference.same_one': 'فقرة واحدة لم تتغيّر',
  'difference.same_other': '{{number}} فقرة لم تتغيّر',
  'difference.same_two': 'فقرتان لم تتغيّرا',
  'difference.same_zero': 'لا فقرات لم تتغيّر',
  link: 'رابط',
  'link.address': 'العنوان',
  'link.cancel': 'إلغاء',
  'link.note': 'استخدم https:// أو mailto: مع عنوان بريد إلكتروني، أو مسارًا مثل /pages/terms.',
  'link.remove': 'إزالة الرابط',
  'link.set': 'حفظ الرابط',
  'link.unsafe': 'يجب أن يبدأ الرابط بـ https:// أو mailto: أو /.',
  'look.bold': 'غامق',
  'look.bullets': 'قائمة نقطية',
  'look.heading': 'عنوان',
  'look.italic': 'مائل',
  'look.numbers': 'قائمة مرقّمة',
  'look.subheading': 'عنوان فرعي',
  redo: 'إعادة',
  toolbar: 'التنسيق',
  undo: 'تراجع',
}
