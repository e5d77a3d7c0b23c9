import type { Translation } from '@console/core/i18n'
import type { en } from './en'

/** The words of the help pages in Arabic. */
export const ar: Translation<typeof en> = {
  'article.others': 'المزيد في {{category}}',
  'article.unknown.message': 'ربما أُزيل، أو أن عنوانه غير مكتمل.',
  'article.unknown.title': 'لا توجد مقالة كهذه',
  'faq.clear': 'مسح البحث',
  'faq.empty.message': 'تظهر الأسئلة هنا بعد الإجابة عنها.',
  'faq.empty.title': 'لا توجد أسئلة بعد',
  'faq.noMatch.message': 'جرّب كلمات أقل أو كلمات أخرى.',
  'faq.noMatch.title': 'لا يوجد سؤال مطابق',
  'faq.search': 'ابحث في الأسئلة والأجوبة',
  'faq.title': 'الأسئلة الشائعة',
  'knowledgeBase.count_few': '{{number}} مقالات',
  'knowledgeBase.count_many': '{{number}} مقالة',
  'knowledgeBase.count_one': 'مقالة واحدة',
  'knowledgeBase.count_other': '{{number}} مقالة',
  'knowledgeBase.count_two': 'مقالتان',
  'knowledgeBase.count_zero': 'لا مقالات',
  'knowledgeBase.empty.message': 'تظهر المقالات هنا بعد كتابتها.',
  'knowledgeBase.empty.title': 'لا توجد مقالات بعد',
  'knowledgeBase.title': 'قاعدة المعرفة',
}
