import type { Translation } from '@console/core/i18n'
import type { en } from './en'

/** Arabic messages of the invoice pages. */
export const ar: Translation<typeof en> = {
  client: 'إلى',
  date: 'التاريخ',
  discount: 'الخصم',
  dueDate: 'تاريخ الاستحقاق',
  from: 'من',
  howToPay: 'يُرجى السداد في موعد أقصاه {{date}} مع ذكر {{number}} عند السداد.',
  lineTotal: 'الإجمالي، USD',
  'look.compact': 'عرض موجز',
  'look.modern': 'عرض مفصّل',
  number: 'الرقم',
  print: 'طباعة',
  quantity: 'الكمية',
  service: 'الخدمة',
  services: 'الخدمات',
  subtotal: 'المجموع الفرعي',
  tax: 'الضريبة',
  title: 'فاتورة',
  total: 'الإجمالي',
  unit: 'الوحدة',
  unitPrice: 'سعر الوحدة',
  'unknown.message': 'ربما يكون الرابط غير مكتمل.',
  'unknown.other': 'عرض الفاتورة النموذجية',
  'unknown.title': 'لم يُعثر على الفاتورة',
}
