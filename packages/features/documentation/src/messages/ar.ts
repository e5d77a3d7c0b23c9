import type { Translation } from '@console/core/i18n'
import type { en } from './en'

/** Arabic messages of the help pages. */
export const ar: Translation<typeof en> = {
  'languages.choose.text':
    'افتح قائمة اللغات في شريط الأدوات واختر English أو Türkçe أو العربية. تتغيّر لوحة التحكم فورًا، ولا يضيع شيء مما كتبته.',
  'languages.choose.title': 'اختيار اللغة',
  'languages.direction.text':
    'تُكتب العربية من اليمين إلى اليسار، وينعكس التخطيط معها: التنقل واللوحات والأسهم وأشرطة التقدّم. أما الساعات والأرقام والشعارات فلا تنعكس. ويمكنك أيضًا ضبط الاتجاه مستقلًا عن اللغة في لوحة المظهر.',
  'languages.direction.title': 'الاتجاه',
  'languages.formats.text':
    'تُكتب الأرقام والتواريخ والأوقات وفق أعراف اللغة التي اخترتها. وتستخدم العربية التقويم الميلادي والأرقام من 0 إلى 9 كما في الوثائق التجارية.',
  'languages.formats.title': 'الأرقام والتواريخ',
  'languages.kept.text':
    'عند تسجيل الدخول تُحفظ لغتك في حسابك وتُستخدم على كل أجهزتك. أما لغة الزائر فتُحفظ في هذا المتصفح.',
  'languages.kept.title': 'أين يُحفظ اختيارك',
  'languages.search.text':
    'يتجاهل البحث علامات التشكيل: فالحرف «i» يجد İ وı. ويتجاهل في العربية الحركات واختلاف أشكال الهمزة.',
  'languages.search.title': 'البحث',
  'languages.title': 'العمل بعدّة لغات',
  'languages.translated.text':
    'كل نصوص لوحة التحكم. أما ما يكتبه الناس من أسماء وأوصاف ورسائل فيبقى بلغته الأصلية.',
  'languages.translated.title': 'ما الذي يُترجم',
  'licences.empty.message': 'لا يذكر هذا الإصدار أي برمجيات خارجية.',
  'licences.empty.title': 'لا توجد تراخيص',
  'licences.noText': 'لا تتضمن حزمته نص الترخيص.',
  'licences.text':
    'بُنيت لوحة التحكم هذه بهذه المكتبات والخطوط مفتوحة المصدر. افتح اسمًا لتقرأ ترخيصه. التراخيص بالإنجليزية.',
  'licences.title': 'تراخيص الأطراف الخارجية',
}
