import type { Translation } from '@console/core/i18n'
import type { en } from './en'

/** The words of the dashboards in Turkish. */
export const tr: Translation<typeof en> = {
  'analytics.asOf': 'Saat {{time}} itibarıyla',
  'analytics.empty.message': 'Yeni başvurular geldikleri anda burada görünür.',
  'analytics.empty.title': 'Sizi bekleyen bir şey yok',
  'analytics.failed.message':
    'Hiçbir şey değişmedi. Yeniden deneyin; sürerse istek numarasını sunucuyu işletene verin.',
  'analytics.failed.title': 'Kuyruklar okunamadı',
  'analytics.offline.message': 'Ağ bağlantısı gelir gelmez kuyruklar okunacak.',
  'analytics.offline.title': 'Çevrimdışısınız',
  'analytics.old': 'Yenilenemedi. Saat {{time}} durumu gösteriliyor.',
  'analytics.refresh': 'Yenile',
  'analytics.refused.message':
    'Hesabınız kuyrukları okuyamaz. Kuyruklar SuperAdmin, admin ve staff rollerine açıktır.',
  'analytics.refused.title': 'Bu rakamlar size açık değil',
  'analytics.retry': 'Yeniden dene',
  'analytics.title': 'Analiz',
  'analytics.waiting.title': 'Sizi bekleyenler',
  'error.copied': 'Kopyalandı',
  'error.copy': 'İstek numarasını kopyala',
  'error.requestId': 'İstek numarası',
  'queue.agents': 'Temsilciler',
  'queue.businesses': 'İşletmeler',
  'queue.commission-vouchers': 'Komisyon makbuzları',
  'queue.listings': 'İlanlar',
  'queue.products': 'Ürünler',
  'queue.return-vouchers': 'Satış iadeleri',
  'queue.reviews': 'Yorumlar',
  'queue.service-products': 'Hizmetler',
  'tile.clear': 'Bekleyen yok',
  'tile.mine_one': '{{count}} tanesi sizde',
  'tile.mine_other': '{{count}} tanesi sizde',
  'tile.oldest': 'En eskisi {{age}} gönderildi',
  'tile.overdue_one': '{{count}} tanesi gecikti',
  'tile.overdue_other': '{{count}} tanesi gecikti',
  'tile.waiting_one': 'bekliyor',
  'tile.waiting_other': 'bekliyor',
}
