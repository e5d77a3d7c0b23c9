import type { Translation } from '@console/core/i18n'
import type { en } from './en'

/** Turkish messages of the quick panel. */
export const tr: Translation<typeof en> = {
  'agenda.copied': 'Kopyalandı',
  'agenda.copy': 'İstek numarasını kopyala',
  'agenda.failed.message': 'Aşağıdaki ayarları kullanmaya devam edebilirsiniz.',
  'agenda.failed.title': 'Etkinlikler ve notlar yüklenemedi',
  'agenda.offline.message': 'Bağlantı geri gelince etkinlikler ve notlar yüklenecek.',
  'agenda.offline.title': 'Çevrimdışısınız',
  'agenda.requestId': 'İstek numarası',
  'agenda.retry': 'Yeniden dene',
  'agenda.retrying': 'Etkinlikler ve notlar yükleniyor',
  'events.empty': 'Etkinlik yok.',
  'events.title': 'Etkinlikler',
  'notes.empty': 'Not yok.',
  'notes.title': 'Notlar',
  'panel.close': 'Kapat',
  'panel.title': 'Hızlı panel',
  'settings.cloudSync': 'Bulut eşitleme',
  'settings.notifications': 'Bildirimler',
  'settings.retroThrusters': 'Fren roketleri',
  'settings.title': 'Hızlı ayarlar',
  'today.caption': 'Bugün',
  'today.date.few': '{{day}} {{month}}',
  'today.date.one': '{{day}} {{month}}',
  'today.date.other': '{{day}} {{month}}',
  'today.date.two': '{{day}} {{month}}',
  unread: '{{total}} kayıttan {{number}} tanesi gösterilemedi. Destek ekibine bildirin:',
}
