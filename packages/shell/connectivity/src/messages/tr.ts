import type { Translation } from '@console/core/i18n'
import type { en } from './en'

/** The words about the connection in Turkish. */
export const tr: Translation<typeof en> = {
  'back.refreshing': 'Bu ekran yenileniyor.',
  'back.title': 'Yeniden çevrimiçisiniz.',
  'offline.nothing': 'Bağlantı geri gelene kadar hiçbir şey yüklenemez veya kaydedilemez.',
  'offline.old':
    'Bu veriler saat {{time}} itibarıyla günceldi; o zamandan beri değişmiş olabilir. Bağlantı geri gelene kadar hiçbir şey kaydedilemez.',
  'offline.since': 'Saat {{time}} itibarıyla çevrimdışısınız.',
  'offline.title': 'Çevrimdışısınız.',
}
