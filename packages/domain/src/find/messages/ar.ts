import type { Translation } from '@console/core/i18n'
import type { en } from './en'

/** Arabic messages for groups of search results. */
export const ar: Translation<typeof en> = {
  'found.afya-product': 'منتجات عافية',
  'found.agent': 'الوكلاء',
  'found.b2b-sale': 'مبيعات B2B',
  'found.b2c-sale': 'مبيعات B2C',
  'found.business': 'الأنشطة التجارية',
  'found.commission-voucher': 'سندات صرف العمولة',
  'found.company': 'الشركات',
  'found.listing': 'إعلانات الأنشطة التجارية',
  'found.listing-plan': 'باقات الإعلانات',
  'found.merchant-sale': 'مبيعات التجار',
  'found.order': 'الطلبات',
  'found.product': 'المنتجات',
  'found.return-voucher': 'مرتجعات المبيعات',
  'found.service': 'الخدمات',
  'found.shop-user': 'مستخدمو المتجر',
  'found.staff-member': 'الموظفون',
  'found.submitted-business': 'أنشطة تجارية لم تُعتمد',
  'found.submitted-product': 'منتجات لم تُعتمد',
}
