import type { Translation } from '@console/core/i18n'
import type { en } from './en'

/** The words of agents in Arabic. */
export const ar: Translation<typeof en> = {
  'approve.empty': 'لا طلبات وكلاء في الانتظار. تظهر الطلبات الجديدة هنا لحظة إرسالها.',
  'approve.title': 'وكلاء بانتظار الموافقة',
  'approved.empty': 'لا وكلاء معتمدون بعد. يأتون من قائمة الموافقة.',
  'approved.title': 'الوكلاء المعتمدون',
  'column.agent': 'الوكيل',
  'column.county': 'مقاطعة السكن',
  'column.documents': 'المستندات',
  'column.earned30d': 'المكتسب، 30 يومًا',
  'column.lastActive': 'آخر نشاط',
  'column.orders30d': 'الطلبات، 30 يومًا',
  'column.outstanding': 'المستحق',
  'column.phone': 'الهاتف',
  'column.recruited': 'الأنشطة المستقطبة',
  'column.supervisor': 'المشرف',
  'column.territory': 'المنطقة',
  'column.tier': 'الفئة',
  'documents.of': '{{sent}} من {{required}}',
  'filter.inactive': 'غير نشط منذ 30 يومًا',
  'filter.outstanding': 'له مستحقات',
  'tier.lead': 'قائد',
  'tier.senior': 'أول',
  'tier.standard': 'عادي',
  'time.never': 'أبدًا',
  'view.all': 'الكل',
}
