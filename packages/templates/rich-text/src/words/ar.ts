import type { Translation } from '@console/core/i18n'
import type { en } from './en'

/** The words of rich text in Arabic. */
export const ar: Translation<typeof en> = {
  coming: 'يجري جلب المحرّر',
  'difference.added': 'أُضيف',
  'difference.looks': 'تغيّر شكله:',
  'difference.removed': 'أُزيل',
  'difference.same_few': '{{number}} فقرات كما كانت',
  'difference.same_many': '{{number}} فقرة كما كانت',
  'difference.same_one': 'فقرة واحدة كما كانت',
  'difference.same_other': '{{number}} فقرة كما كانت',
  'difference.same_two': 'فقرتان كما كانتا',
  'difference.same_zero': 'لا فقرة كما كانت',
  link: 'رابط',
  'link.address': 'العنوان',
  'link.cancel': 'إلغاء',
  'link.note': 'عنوان يبدأ بـ https://، أو mailto: مع عنوان بريد، أو مسار مثل /pages/terms.',
  'link.remove': 'إزالة الرابط',
  'link.set': 'وضع الرابط',
  'link.unsafe': 'ابدأ بـ https:// أو mailto: أو /.',
  'look.bold': 'غامق',
  'look.bullets': 'قائمة نقطية',
  'look.heading': 'عنوان',
  'look.italic': 'مائل',
  'look.numbers': 'قائمة مرقّمة',
  'look.subheading': 'عنوان فرعي',
  redo: 'إعادة',
  toolbar: 'الشكل',
  undo: 'تراجع',
}
