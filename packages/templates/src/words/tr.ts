import type { Translation } from '@console/core/i18n'
import type { en } from './en'

/** The words that all templates share, in Turkish. */
export const tr: Translation<typeof en> = {
  'index.filters.clear': 'Süzgeçleri temizle',
}
