import type { Translation } from '@console/core/i18n'
import type { en } from './en'

/** The words of the quick panel in Turkish. */
export const tr: Translation<typeof en> = {
  'agenda.copied': 'Kopyalandı',
  'agenda.copy': 'İstek numarasını kopyala',
  'agenda.failed.message': 'Aşağıdaki ayarlarınız çalışmaya devam ediyor.',
  'agenda.failed.title': 'Etkinlikler ve notlar okunamadı',
  'agenda.offline.message': 'Ağ geri gelir gelmez etkinlikler ve notlar okunacak.',
  'agenda.offline.title': 'Çevrimdışısınız',
  'agenda.requestId': 'İstek numarası',
  'agenda.retry': 'Yeniden dene',
  'agenda.retrying': 'Etkinlikler ve notlar okunuyor',
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
  unread:
    'Okunamadığı için gösterilmeyen: {{total}} içinden {{number}}. Bu konsolu işletene bildirin:',
}
