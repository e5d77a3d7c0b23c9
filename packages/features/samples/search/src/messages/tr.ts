import type { Translation } from '@console/core/i18n'
import type { en } from './en'

/** Turkish messages of the search pages. */
export const tr: Translation<typeof en> = {
  clear: 'Aramayı temizle',
  count_one: '{{number}} sonuç',
  count_other: '{{number}} sonuç',
  'empty.message': 'Sayfalar eklendiğinde burada arama yapabilirsiniz.',
  'empty.title': 'Henüz aranacak bir şey yok',
  label: 'Sayfalarda ara',
  none: 'Sonuç yok.',
  'none.message': 'Daha az ya da başka sözcükler deneyin.',
  pages: 'Sonuç sayfaları',
  'pages.next': 'Sonraki',
  'pages.place': 'Sayfa {{page}} / {{last}}',
  'pages.previous': 'Önceki',
  title: 'Arama',
}
