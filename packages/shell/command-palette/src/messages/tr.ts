import type { Translation } from '@console/core/i18n'
import type { en } from './en'

/** Turkish messages of the command palette. */
export const tr: Translation<typeof en> = {
  'commandPalette.actions': 'Bu ekranda',
  'commandPalette.all': 'Tümünü göster ({{number}})',
  'commandPalette.close': 'Aramayı kapat',
  'commandPalette.failed': 'Kayıtlarda arama yapılamadı.',
  'commandPalette.hint': 'Son açılanları ve işlemleri göster',
  'commandPalette.label': 'Arama',
  'commandPalette.looking': 'Kayıtlar aranıyor…',
  'commandPalette.newTab': '(yeni sekmede açılır)',
  'commandPalette.none': 'Sonuç yok.',
  'commandPalette.places': 'Git',
  'commandPalette.recent': 'Son açılanlar',
  'commandPalette.retry': 'Yeniden dene',
  'commandPalette.suggestions': 'Öneriler',
  'commandPalette.text': 'Nereye gitmek istiyorsunuz?',
}
