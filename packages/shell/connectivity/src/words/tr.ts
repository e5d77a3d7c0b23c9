import type { Translation } from '@console/core/i18n'
import type { en } from './en'

/** The words about the connection in Turkish. */
export const tr: Translation<typeof en> = {
  'back.refreshing': 'Gördükleriniz yenileniyor.',
  'back.title': 'Yeniden çevrimiçisiniz.',
  'offline.nothing': 'Bağlantı geri gelene kadar hiçbir şey okunamaz veya kaydedilemez.',
  'offline.old':
    'Gördükleriniz en son saat {{time}} itibarıyla okundu; o zamandan beri değişmiş olabilir. Bağlantı geri gelene kadar hiçbir şey kaydedilemez.',
  'offline.since': 'Saat {{time}} itibarıyla çevrimdışısınız.',
  'offline.title': 'Çevrimdışısınız.',
}
