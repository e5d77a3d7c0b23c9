import type { Translation } from '@console/core/i18n'
import type { en } from './en'

/** Turkish messages of full-page messages. */
export const tr: Translation<typeof en> = {
  'action.reload': 'Sayfayı yeniden yükle',
  'action.retry': 'Yeniden dene',
  'configuration.broken.message':
    'Konsol, config.json dosyasını okuyamıyor. Destek ekibiyle iletişime geçin.',
  'configuration.insecure.message':
    'Bu sayfa https üzerinden yüklendi ancak config.json, tarayıcıların engellediği bir http adresi içeriyor. Destek ekibiyle iletişime geçin.',
  'configuration.missing.message':
    'config.json dosyası yüklenemedi. Bağlantınızı kontrol edin ya da destek ekibiyle iletişime geçin.',
  'configuration.title': 'Konsol başlatılamıyor',
  'missing.message':
    'Bu bölüm yüklenemedi. Konsol güncellenmiş ya da bağlantı kesilmiş olabilir. Devam etmek için sayfayı yeniden yükleyin.',
  'scenario.end': 'Bitir',
  'scenario.title': 'Tanıtım senaryosu',
  'scenario.unknown': 'Bilinmeyen tanıtım senaryosu',
  'screen.message':
    'Bu ekran gösterilemedi. Sunucuda hiçbir şey değişmedi. Yeniden deneyin. Sorun sürerse sayfayı yeniden yükleyin: konsol güncellenmiş olabilir.',
  'screen.offline.message': 'Bağlantı geri gelince bu ekran yüklenecek.',
  'screen.offline.title': 'Çevrimdışısınız',
  'screen.title': 'Bir sorun oluştu',
  'start.label': 'Konsol yükleniyor…',
  'toast.close': 'Kapat',
  'toast.region.center': 'Mesajlar',
  'toast.region.end': 'Giriş mesajları',
  'unfetched.title': 'Bu sayfa yüklenemedi',
  'update.message': 'Devam etmek için sayfayı yeniden yükleyin.',
  'update.title': 'Yeni bir sürüm var',
  'wait.label': 'Yükleniyor…',
  'wait.slow': 'Bu, her zamankinden uzun sürüyor.',
}
