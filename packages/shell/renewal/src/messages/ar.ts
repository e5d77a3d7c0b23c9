import type { Translation } from '@console/core/i18n'
import type { en } from './en'

/** Arabic messages of the warning before a session ends,. */
export const ar: Translation<typeof en> = {
  'renewal.password': 'كلمة المرور',
  'renewal.password.hide': 'إخفاء كلمة المرور',
  'renewal.password.show': 'إظهار كلمة المرور',
  'renewal.refused': 'تعذّر تسجيل الدخول. تحقّق من كلمة المرور وحاول مرة أخرى.',
  'renewal.signOut': 'تسجيل الخروج',
  'renewal.submit': 'البقاء في الجلسة',
  'renewal.submitting': 'جارٍ تسجيل الدخول',
  'renewal.text':
    'تنتهي جلستك خلال أقل من دقيقتين. للبقاء في الجلسة أدخل كلمة مرور {{email}}. لن يضيع شيء في هذه الصفحة.',
  'renewal.title': 'جلستك على وشك الانتهاء',
}
