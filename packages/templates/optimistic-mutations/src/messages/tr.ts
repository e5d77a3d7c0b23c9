import type { Translation } from '@console/core/i18n'
import type { en } from './en'

/** Turkish messages of optimistic mutations. */
export const tr: Translation<typeof en> = {
  undo: 'Geri al',
  undone: 'Geri alındı',
  'write.unclear': 'Güncel veriler yeniden yükleniyor.',
  'write.unclear.title': 'Bu değişiklik doğrulanamadı',
}
