import type { Translation } from '@console/core/i18n'
import type { en } from './en'

/** The words of the finder in Turkish. */
export const tr: Translation<typeof en> = {
  'finder.close': 'Aramayı kapat',
  'finder.label': 'Arama',
  'finder.newTab': '(yeni sekmede açılır)',
  'finder.none': 'Sonuç yok.',
  'finder.suggestions': 'Öneriler',
  'finder.text': 'Nereye gitmek istiyorsunuz?',
}
