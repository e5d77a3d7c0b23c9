import type { Translation } from '@console/core/i18n'
import type { en } from './en'

/** Arabic messages of the frame. */
export const ar: Translation<typeof en> = {
  'brand.name': 'Marketplace',
  'footer.copyright': '© 2019–{{year}} Marketplace Console',
  'footer.licences': 'التراخيص',
  'navigation.close': 'إغلاق شريط التنقل',
  'navigation.fold': 'طيّ شريط التنقل',
  'navigation.label': 'التنقل الرئيسي',
  'navigation.open': 'فتح شريط التنقل',
  'navigation.unfold': 'إبقاء شريط التنقل مفتوحًا',
  'part.unavailable': 'تعذّر عرض هذا الجزء. افتحه مرة أخرى أو أعد تحميل الصفحة.',
  'skip.label': 'التخطي إلى المحتوى',
}
