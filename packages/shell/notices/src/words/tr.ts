import type { Translation } from '@console/core/i18n'
import type { en } from './en'

/** The words of full-page messages in Turkish. */
export const tr: Translation<typeof en> = {
  'action.reload': 'Sayfayı yeniden yükle',
  'action.retry': 'Yeniden dene',
  'configuration.broken.message':
    'Sayfanın yanındaki config.json dosyası konsolun beklediği gibi değil. Bu konsolu işleten kişinin düzeltmesi gerekir.',
  'configuration.missing.message':
    'Sayfanın yanındaki config.json dosyası okunamadı. Bağlantınızı denetleyin ya da bu konsolu işleten kişiye haber verin.',
  'configuration.title': 'Konsol başlatılamıyor',
  'screen.message':
    'Bu ekran gösterilemedi. Sunucuda hiçbir şey değişmedi. Yeniden deneyin; sorun sürerse sayfayı yeniden yükleyin.',
  'screen.title': 'Burada bir şeyler ters gitti',
  'toast.close': 'Kapat',
  'toast.region.center': 'İletiler',
  'toast.region.end': 'Giriş iletileri',
  'wait.label': 'Yükleniyor',
}
