import type { Translation } from '@console/core/i18n'
import type { en } from './en'

/** The words of agents in Turkish. */
export const tr: Translation<typeof en> = {
  'approve.empty': 'Bekleyen temsilci başvurusu yok. Yenileri gönderildikleri anda burada görünür.',
  'approve.title': 'Onay bekleyen temsilciler',
  'approved.empty': 'Henüz onaylı temsilci yok. Temsilciler onay sırasından gelir.',
  'approved.title': 'Onaylı temsilciler',
  'column.agent': 'Temsilci',
  'column.county': 'Oturduğu il',
  'column.documents': 'Belgeler',
  'column.earned30d': 'Kazanç, 30 gün',
  'column.lastActive': 'Son etkinlik',
  'column.orders30d': 'Sipariş, 30 gün',
  'column.outstanding': 'Ödenecek',
  'column.phone': 'Telefon',
  'column.recruited': 'Kazandırdığı',
  'column.supervisor': 'Yöneten',
  'column.territory': 'Bölge',
  'column.tier': 'Kademe',
  'documents.of': '{{sent}} / {{required}}',
  'filter.inactive': '30 gündür etkin değil',
  'filter.outstanding': 'Ödenecek var',
  'tier.lead': 'Lider',
  'tier.senior': 'Kıdemli',
  'tier.standard': 'Standart',
  'time.never': 'Hiç',
  'view.all': 'Tümü',
}
