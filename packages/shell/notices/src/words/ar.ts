import type { Translation } from '@console/core/i18n'
import type { en } from './en'

/** The words of full-page messages in Arabic. */
export const ar: Translation<typeof en> = {
  'action.reload': 'إعادة تحميل الصفحة',
  'action.retry': 'إعادة المحاولة',
  'configuration.broken.message':
    'الملف config.json المجاور للصفحة ليس كما تتوقعه لوحة التحكم. على من يشغّلها إصلاحه.',
  'configuration.insecure.message':
    'وصلت هذه الصفحة عبر https، لكن ملف config.json بجانبها يذكر عنوانًا يبدأ بـ http. المتصفحات ترفض مثل هذه الاتصالات. على من يشغّل لوحة التحكم هذه أن يذكر عنوانًا يبدأ بـ https.',
  'configuration.missing.message':
    'تعذّرت قراءة الملف config.json المجاور للصفحة. تحقّق من اتصالك أو أبلغ من يشغّل لوحة التحكم هذه.',
  'configuration.title': 'لا يمكن بدء لوحة التحكم',
  'missing.message':
    'تعذّر تحميل هذا الجزء. ربما حُدّثت لوحة التحكم أو انقطع الاتصال. أعد تحميل الصفحة للمتابعة.',
  'scenario.end': 'إنهاء',
  'scenario.title': 'سيناريو تجريبي',
  'scenario.unknown': 'لا يعرف الخادم التجريبي سيناريو بهذا الاسم',
  'screen.message':
    'تعذّر عرض هذه الشاشة. لم يتغيّر شيء على الخادم. حاول مرة أخرى، وإن استمر الأمر فأعد تحميل الصفحة، فربما حُدّثت لوحة التحكم.',
  'screen.offline.message': 'سيُعرض هذا فور عودة الشبكة.',
  'screen.offline.title': 'أنت غير متصل',
  'screen.title': 'حدث خطأ ما هنا',
  'start.label': 'جارٍ تحميل لوحة التحكم…',
  'toast.close': 'إغلاق',
  'toast.region.center': 'الرسائل',
  'toast.region.end': 'رسائل تسجيل الدخول',
  'unfetched.title': 'تعذّر تحميل هذه الصفحة',
  'update.message': 'أعد التحميل للمتابعة. ما كتبته محفوظ.',
  'update.title': 'يتوفر إصدار جديد',
  'wait.label': 'جارٍ التحميل…',
  'wait.slow': 'يستغرق هذا وقتًا أطول من المعتاد.',
}
