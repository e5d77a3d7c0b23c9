import type { Translation } from '@console/core/i18n'
import type { en } from './en'

/** The words of commission payments in Turkish. */
export const tr: Translation<typeof en> = {
  'error.copied': 'Kopyalandı',
  'error.copy': 'İstek numarasını kopyala',
  'error.requestId': 'İstek numarası',
  'list.asOf': 'Saat {{time}} itibarıyla',
  'list.changed': '{{age}} değiştirildi',
  'list.count_one': '{{count}} kayıt',
  'list.count_other': '{{count}} kayıt',
  'list.empty.message': 'Yeni kayıtlar oluşturuldukları anda burada görünür.',
  'list.empty.title': 'Henüz kayıt yok',
  'list.failed.message': 'Hiçbir şey değişmedi. Biraz sonra yeniden deneyin.',
  'list.failed.title': 'Liste okunamadı',
  'list.offline.message': 'Ağ bağlantısı gelir gelmez liste okunacak.',
  'list.offline.title': 'Çevrimdışısınız',
  'list.old': 'Yenilenemedi. Saat {{time}} durumu gösteriliyor.',
  'list.refresh': 'Yenile',
  'list.refused.message':
    'Hesabınız bu listeyi okuyamaz. Liste SuperAdmin, admin ve staff rollerine açıktır.',
  'list.refused.title': 'Bu liste size açık değil',
  'list.retry': 'Yeniden dene',
  'list.title': 'Commission payments listesi',
}
