import type { Translation } from '@console/core/i18n'
import type { en } from './en'

/** Turkish messages of the finder. */
export const tr: Translation<typeof en> = {
  'finder.actions': 'Bu ekranda',
  'finder.all': 'Tümünü göster ({{number}})',
  'finder.close': 'Aramayı kapat',
  'finder.failed': 'Kayıtlarda arama yapılamadı.',
  'finder.hint': 'Son açılanları ve işlemleri göster',
  'finder.label': 'Arama',
  'finder.looking': 'Kayıtlar aranıyor…',
  'finder.newTab': '(yeni sekmede açılır)',
  'finder.none': 'Sonuç yok.',
  'finder.places': 'Git',
  'finder.recent': 'Son açılanlar',
  'finder.retry': 'Yeniden dene',
  'finder.suggestions': 'Öneriler',
  'finder.text': 'Nereye gitmek istiyorsunuz?',
}
