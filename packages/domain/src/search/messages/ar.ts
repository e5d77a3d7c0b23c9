import type { Translation } from '@console/core/i18n'
import type { en } from './en'

/** Arabic messages for groups of search results. */
export const ar: Translation<typeof en> = {
  'searchHits.afya-product': 'منتجات عافية',
  'searchHits.agent': 'الوكلاء',
  'searchHits.b2b-sale': 'مبيعات B2B',
  'searchHits.b2c-sale': 'مبيعات B2C',
  'searchHits.business': 'الأنشطة التجارية',
  'searchHits.commission-voucher': 'سندات صرف العمولة',
  'searchHits.company': 'الشركات',
  'searchHits.listing': 'إعلانات الأنشطة التجارية',
  'searchHits.listing-plan': 'باقات الإعلانات',
  'searchHits.merchant-sale': 'مبيعات التجار',
  'searchHits.order': 'الطلبات',
  'searchHits.product': 'المنتجات',
  'searchHits.return-voucher': 'مرتجعات المبيعات',
  'searchHits.service': 'الخدمات',
  'searchHits.shop-user': 'مستخدمو المتجر',
  'searchHits.staff-member': 'الموظفون',
  'searchHits.submitted-business': 'أنشطة تجارية لم تُعتمد',
  'searchHits.submitted-product': 'منتجات لم تُعتمد',
}
