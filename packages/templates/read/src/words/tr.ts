import type { Translation } from '@console/core/i18n'
import type { en } from './en'

/** The words of what is read in Turkish. */
export const tr: Translation<typeof en> = {
  'index.failed.retry': 'Yeniden dene',
  'index.requestId.label': 'İstek numarası',
  'index.unread.why':
    'Sunucu bu konsolun tanımadığı bir şey gönderdi. Konsolu işleten kişiye bildirin:',
  'index.unread_one': '{{total}} kayıttan {{number}} tanesi okunamadı ve gösterilmiyor.',
  'index.unread_other': '{{total}} kayıttan {{number}} tanesi okunamadı ve gösterilmiyor.',
  'limited.again': 'Sunucu ara vermenizi istiyor. Bu, {{when}} yeniden okunur.',
  'limited.later': 'Sunucu ara vermenizi istiyor. {{when}}, düğmeyle yeniden sorulabilir.',
  'limited.now': 'Sunucu birkaç kez ara vermenizi istedi. Dilediğinizde yeniden deneyin.',
  'limited.title': 'Aynı anda çok fazla çağrı',
  'record.failed.message': 'Sunucu gerektiği gibi yanıt vermedi. Yeniden deneyin.',
  'record.failed.title': 'Bu kayıt okunamadı',
  'record.notFound.message': 'Kaldırılmış ya da görmenize izin yok.',
  'record.notFound.title': 'Böyle bir kayıt yok',
  'record.offline.message': 'Ağ geri gelince okunacak.',
  'record.offline.title': 'Çevrimdışısınız',
  'record.preview.failed': 'Bu okunamadı',
  'record.refused.title': 'Bunu göremezsiniz',
  'record.requestId': 'İstek numarası',
  'record.requestId.copied': 'Kopyalandı',
  'record.requestId.copy': 'Kopyala',
  'record.retry': 'Yeniden dene',
  'refused.message': 'Rolünüz buna izin vermiyor.',
}
