import type { Translation } from '@console/core/i18n'
import type { en } from './en'

/** Turkish messages of the chat page. */
export const tr: Translation<typeof en> = {
  'contacts.label': 'Kişiler',
  'noMatch.message': 'Daha az harf ya da başka bir ad deneyin.',
  'noMatch.title': 'Aramanızla eşleşen kişi yok',
  'nothingOpen.title': 'Sohbet seçilmedi',
  'own.mood': 'Ruh hâli',
  'own.open': 'Siz: {{presence}}',
  'own.save': 'Kaydet',
  'own.status': 'Durum',
  'own.title': 'Durumunuz ve ruh hâliniz',
  search: 'Kişilerde ara',
  'search.clear': 'Aramayı temizle',
  title: 'Sohbet',
}
