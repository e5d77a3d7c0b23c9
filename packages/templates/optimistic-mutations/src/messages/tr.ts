import type { Translation } from '@console/core/i18n'
import type { en } from './en'

/** The words of what is written with one press in Turkish. */
export const tr: Translation<typeof en> = {
  undo: 'Geri al',
  undone: 'Geri alındı',
  'write.unclear': 'Güncel veriler yeniden yükleniyor.',
  'write.unclear.title': 'Bu değişiklik doğrulanamadı',
}
