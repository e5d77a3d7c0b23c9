import type { Translation } from '@console/core/i18n'
import type { en } from './en'

/** The words of the help pages in Arabic. */
export const ar: Translation<typeof en> = {
  'languages.choose.text':
    'افتح قائمة اللغات في شريط الأدوات واختر English أو Türkçe أو العربية. تتغيّر لوحة التحكم فورًا، ولا يضيع شيء مما كتبته.',
  'languages.choose.title': 'اختيار اللغة',
  'languages.direction.text':
    'تُكتب العربية من اليمين إلى اليسار، وينعكس التخطيط معها: التنقل واللوحات والأسهم وأشرطة التقدّم. أما الساعات والأرقام والشعارات فلا تنعكس. ويمكنك في لوحة المظهر اختيار الاتجاه منفصلًا عن اللغة.',
  'languages.direction.title': 'الاتجاه',
  'languages.formats.text':
    'تُكتب الأرقام والتواريخ والأوقات كما هو مألوف في اللغة التي اخترتها. وتحتفظ العربية بالتقويم الميلادي وبالأرقام من 0 إلى 9 كما في الوثائق التجارية.',
  'languages.formats.title': 'الأرقام والتواريخ',
  'languages.kept.text':
    'حين تكون مسجّلًا الدخول تُحفظ لغتك مع حسابك وتجدها على كل جهاز. أما لغة الزائر فتُحفظ في هذا المتصفح.',
  'languages.kept.title': 'أين يُحفظ اختيارك',
  'languages.search.text':
    'يجد البحث الكلمات بلا علامات التشكيل: فالحرف «i» يجد İ وı، ولا فرق في العربية بين الحركات وأشكال الهمزة.',
  'languages.search.title': 'البحث',
  'languages.title': 'العمل بعدّة لغات',
  'languages.translated.text':
    'كل كلمة في لوحة التحكم. أما ما يكتبه الناس من أسماء وأوصاف ورسائل فيبقى باللغة التي كُتب بها.',
  'languages.translated.title': 'ما الذي يُترجم',
  'licences.empty.message': 'لم يذكر البناء شيئًا كتبه آخرون.',
  'licences.empty.title': 'لا توجد إشعارات',
  'licences.noText': 'لا تتضمن حزمته نص الترخيص.',
  'licences.text':
    'بُنيت لوحة التحكم هذه بهذه المكتبات والخطوط مفتوحة المصدر، ويطلب مؤلفوها ذكر أسمائهم. افتح اسمًا لتقرأ ترخيصه. التراخيص بالإنجليزية.',
  'licences.title': 'تراخيص ما كتبه الآخرون',
}
