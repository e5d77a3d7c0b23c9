import type { Translation } from '@console/core/i18n'
import type { en } from './en'

/** Arabic messages of the catalogue of icons. */
export const ar: Translation<typeof en> = {
  about: 'انقر على أيقونة، أو اضغط Enter، لنسخ اسمها.',
  copied: 'نُسخ {{name}}',
  count_few: '{{number}} أيقونات',
  count_many: '{{number}} أيقونة',
  count_one: 'أيقونة واحدة',
  count_other: '{{number}} أيقونة',
  count_two: 'أيقونتان',
  count_zero: 'لا أيقونات',
  'empty.message': 'تظهر الأيقونات هنا عند إضافتها.',
  'empty.title': 'لا توجد أيقونات بعد',
  found_few: '{{number}} أيقونات من {{of}}',
  found_many: '{{number}} أيقونة من {{of}}',
  found_one: 'أيقونة واحدة من {{of}}',
  found_other: '{{number}} أيقونة من {{of}}',
  found_two: 'أيقونتان من {{of}}',
  found_zero: 'لا شيء من {{of}} أيقونة',
  'noMatch.message': 'لا يحتوي أي اسم أو وسم على هذه الكلمات. الأسماء والوسوم بالإنجليزية.',
  'noMatch.title': 'لا توجد أيقونات مطابقة لبحثك',
  refused: 'تعذّر نسخ الاسم. انسخه من هنا',
  search: 'البحث في الأيقونات',
  'search.clear': 'مسح البحث',
  'search.english': 'الأسماء والوسوم بالإنجليزية، مثل arrow وprice وpeople.',
  size: 'الحجم',
  'size.large': 'كبير',
  'size.medium': 'متوسط',
  'size.small': 'صغير',
  title: 'الأيقونات',
}
