import type { Translation } from '@console/core/i18n'
import type { en } from './en'

/** Turkish messages of query boundaries. */
export const tr: Translation<typeof en> = {
  'index.failed.retry': 'Yeniden dene',
  'index.requestId.label': 'İstek numarası',
  'index.unread.why': 'Sunucu bu konsolun tanımadığı veriler gönderdi. Destek ekibine bildirin:',
  'index.unread_one': '{{total}} kayıttan {{number}} tanesi gösterilemedi.',
  'index.unread_other': '{{total}} kayıttan {{number}} tanesi gösterilemedi.',
  'limited.again': 'Sunucu yavaşlamamızı istedi. {{when}} yeniden deneyeceğiz.',
  'limited.later': 'Sunucu yavaşlamamızı istedi. {{when}} yeniden deneyebilirsiniz.',
  'limited.now': 'Sunucu birkaç kez yavaşlamamızı istedi. Şimdi yeniden deneyebilirsiniz.',
  'limited.title': 'Çok fazla istek',
  'record.failed.message': 'Sunucu beklendiği gibi yanıt vermedi. Yeniden deneyin.',
  'record.failed.title': 'Bu kayıt yüklenemedi',
  'record.notFound.message': 'Silinmiş olabilir ya da erişiminiz yok.',
  'record.notFound.title': 'Kayıt bulunamadı',
  'record.offline.message': 'Bağlantı geri gelince kayıt yüklenecek.',
  'record.offline.title': 'Çevrimdışısınız',
  'record.preview.failed': 'Bu yüklenemedi',
  'record.refused.title': 'Buna erişiminiz yok',
  'record.requestId': 'İstek numarası',
  'record.requestId.copied': 'Kopyalandı',
  'record.requestId.copy': 'Kopyala',
  'record.retry': 'Yeniden dene',
  'refused.message': 'Rolünüz buna izin vermiyor.',
}
