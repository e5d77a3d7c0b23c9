import type { Translation } from '@console/core/i18n'
import type { en } from './en'

/** Arabic messages of the help pages. */
export const ar: Translation<typeof en> = {
  'article.others': 'المزيد في {{category}}',
  'article.unknown.message': 'ربما أُزيلت، أو أن الرابط غير مكتمل.',
  'article.unknown.title': 'لم يُعثر على المقالة',
  'faq.clear': 'مسح البحث',
  'faq.empty.message': 'تظهر الأسئلة هنا بعد الإجابة عنها.',
  'faq.empty.title': 'لا توجد أسئلة بعد',
  'faq.noMatch.message': 'جرّب كلمات أقل أو كلمات أخرى.',
  'faq.noMatch.title': 'لا توجد أسئلة مطابقة لبحثك',
  'faq.search': 'البحث في الأسئلة والأجوبة',
  'faq.title': 'الأسئلة الشائعة',
  'knowledgeBase.count_few': '{{number}} مقالات',
  'knowledgeBase.count_many': '{{number}} مقالة',
  'knowledgeBase.count_one': 'مقالة واحدة',
  'knowledgeBase.count_other': '{{number}} مقالة',
  'knowledgeBase.count_two': 'مقالتان',
  'knowledgeBase.count_zero': 'لا مقالات',
  'knowledgeBase.empty.message': 'ستظهر المقالات الجديدة هنا.',
  'knowledgeBase.empty.title': 'لا توجد مقالات بعد',
  'knowledgeBase.title': 'قاعدة المعرفة',
}
