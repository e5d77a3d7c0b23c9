import type { Translation } from '@console/core/i18n'
import type { en } from './en'

/** Arabic messages of full-page messages. */
export const ar: Translation<typeof en> = {
  'action.reload': 'إعادة تحميل الصفحة',
  'action.retry': 'إعادة المحاولة',
  'configuration.broken.message':
    'لا تستطيع لوحة التحكم قراءة الملف config.json. تواصل مع فريق الدعم.',
  'configuration.insecure.message':
    'حُمّلت هذه الصفحة عبر https، لكن الملف config.json يتضمن عنوان http تحظره المتصفحات. تواصل مع فريق الدعم.',
  'configuration.missing.message':
    'تعذّر تحميل الملف config.json. تحقّق من اتصالك أو تواصل مع فريق الدعم.',
  'configuration.title': 'لا يمكن بدء لوحة التحكم',
  'missing.message':
    'تعذّر تحميل هذا الجزء. ربما حُدّثت لوحة التحكم أو انقطع الاتصال. أعد تحميل الصفحة للمتابعة.',
  'scenario.end': 'إنهاء',
  'scenario.title': 'سيناريو تجريبي',
  'scenario.unknown': 'سيناريو تجريبي غير معروف',
  'screen.message':
    'تعذّر عرض هذه الشاشة. لم يتغيّر شيء على الخادم. حاول مرة أخرى. وإن استمرت المشكلة فأعد تحميل الصفحة، فربما حُدّثت لوحة التحكم.',
  'screen.offline.message': 'ستُحمَّل هذه الشاشة عند عودة الاتصال.',
  'screen.offline.title': 'أنت غير متصل',
  'screen.title': 'حدث خطأ ما',
  'start.label': 'جارٍ تحميل لوحة التحكم…',
  'toast.close': 'إغلاق',
  'toast.region.center': 'الرسائل',
  'toast.region.end': 'رسائل تسجيل الدخول',
  'unfetched.title': 'تعذّر تحميل هذه الصفحة',
  'update.message': 'أعد تحميل الصفحة للمتابعة.',
  'update.title': 'يتوفر إصدار جديد',
  'wait.label': 'جارٍ التحميل…',
  'wait.slow': 'يستغرق هذا وقتًا أطول من المعتاد.',
}
