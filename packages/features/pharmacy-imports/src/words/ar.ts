import type { Translation } from '@console/core/i18n'
import type { en } from './en'

/** The words of imports of the pharmacy in Arabic. */
export const ar: Translation<typeof en> = {
  'column.country': 'رمز البلد',
  'column.email': 'البريد الإلكتروني',
  'column.kind': 'النوع',
  'column.licenceExpiresOn': 'انتهاء الترخيص',
  'column.licenceNo': 'رقم الترخيص',
  'column.name': 'الشركة',
  'column.person': 'جهة الاتصال',
  'column.phone': 'الهاتف',
  'column.regulator': 'الجهة الرقابية',
  'companies.title': 'استيراد الشركات',
}
