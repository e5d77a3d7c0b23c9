import type { Translation } from '@console/core/i18n'
import type { en } from './en'

/** The words of full-page messages in Turkish. */
export const tr: Translation<typeof en> = {
  'action.reload': 'Sayfayı yeniden yükle',
  'action.retry': 'Yeniden dene',
  'configuration.broken.message':
    'Sayfanın yanındaki config.json dosyası konsolun beklediği gibi değil. Bu konsolu işleten kişinin düzeltmesi gerekir.',
  'configuration.insecure.message':
    'Bu sayfa https ile geldi, yanındaki config.json dosyası ise http ile başlayan bir adres veriyor. Tarayıcılar böyle çağrıları reddeder. Konsolu işleten kişinin https ile başlayan bir adres yazması gerekir.',
  'configuration.missing.message':
    'Sayfanın yanındaki config.json dosyası okunamadı. Bağlantınızı denetleyin ya da bu konsolu işleten kişiye haber verin.',
  'configuration.title': 'Konsol başlatılamıyor',
  'missing.message':
    'Bu bölüm yüklenemedi. Konsol güncellenmiş ya da bağlantı kesilmiş olabilir. Sürdürmek için sayfayı yeniden yükleyin.',
  'scenario.end': 'Bitir',
  'scenario.title': 'Tanıtım senaryosu',
  'scenario.unknown': 'Örnek sunucu böyle bir senaryo tanımıyor',
  'screen.message':
    'Bu ekran gösterilemedi. Sunucuda hiçbir şey değişmedi. Yeniden deneyin; sorun sürerse sayfayı yeniden yükleyin: konsol güncellenmiş olabilir.',
  'screen.offline.message': 'Ağ bağlantısı gelir gelmez burası gösterilir.',
  'screen.offline.title': 'Çevrimdışısınız',
  'screen.title': 'Burada bir şeyler ters gitti',
  'start.label': 'Konsol yükleniyor…',
  'toast.close': 'Kapat',
  'toast.region.center': 'Mesajlar',
  'toast.region.end': 'Giriş mesajları',
  'unfetched.title': 'Bu sayfa yüklenemedi',
  'update.message': 'Sürdürmek için yeniden yükleyin. Yazdıklarınız korunur.',
  'update.title': 'Yeni bir sürüm var',
  'wait.label': 'Yükleniyor…',
  'wait.slow': 'Bu, her zamankinden uzun sürüyor.',
}
