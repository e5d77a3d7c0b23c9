import type { Translation } from '@console/core/i18n'
import type { en } from './en'

/** Turkish messages of the invoice pages. */
export const tr: Translation<typeof en> = {
  client: 'Alıcı',
  date: 'Tarih',
  discount: 'İndirim',
  dueDate: 'Son ödeme',
  from: 'Düzenleyen',
  howToPay: 'Lütfen {{date}} tarihine kadar ödeyin ve ödemenizde {{number}} numarasını belirtin.',
  lineTotal: 'Toplam, USD',
  'look.compact': 'Kısa görünüm',
  'look.modern': 'Ayrıntılı görünüm',
  number: 'Numara',
  print: 'Yazdır',
  quantity: 'Miktar',
  service: 'Hizmet',
  services: 'Hizmetler',
  subtotal: 'Ara toplam',
  tax: 'Vergi',
  title: 'Fatura',
  total: 'Toplam',
  unit: 'Birim',
  unitPrice: 'Birim fiyat',
  'unknown.message': 'Bağlantı eksik olabilir.',
  'unknown.other': 'Örnek faturayı göster',
  'unknown.title': 'Fatura bulunamadı',
}
