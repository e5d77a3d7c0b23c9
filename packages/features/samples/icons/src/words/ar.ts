import type { Translation } from '@console/core/i18n'
import type { en } from './en'

/** The words of the catalogue of icons in Arabic. */
export const ar: Translation<typeof en> = {
  about: 'اضغط أيقونة، أو اضغط Enter وهي محدّدة، لنسخ اسمها.',
  copied: 'نُسخ {{name}}',
  count_few: '{{number}} أيقونات',
  count_many: '{{number}} أيقونة',
  count_one: 'أيقونة واحدة',
  count_other: '{{number}} أيقونة',
  count_two: 'أيقونتان',
  count_zero: 'لا أيقونات',
  'empty.message': 'لم يذكر الخادم أيًّا منها.',
  'empty.title': 'لا توجد أيقونات',
  found_few: '{{number}} أيقونات من {{of}}',
  found_many: '{{number}} أيقونة من {{of}}',
  found_one: 'أيقونة واحدة من {{of}}',
  found_other: '{{number}} أيقونة من {{of}}',
  found_two: 'أيقونتان من {{of}}',
  found_zero: 'لا شيء من {{of}} أيقونة',
  'noMatch.message': 'لا ترد هذه الكلمات في أي اسم أو وسم. الأسماء والوسوم بالإنجليزية.',
  'noMatch.title': 'لم يُعثر على أيقونة',
  refused: 'تعذّر النسخ. انسخه من هنا',
  search: 'البحث في الأيقونات',
  'search.clear': 'مسح البحث',
  'search.english': 'الأسماء والوسوم بالإنجليزية: arrow وprice وpeople.',
  size: 'الحجم',
  'size.large': 'كبير',
  'size.medium': 'متوسط',
  'size.small': 'صغير',
  title: 'الأيقونات',
}
