import type { Translation } from '@console/core/i18n'
import type { en } from './en'

/** The words of notices of unfinished imports in Turkish. */
export const tr: Translation<typeof en> = {
  continue: 'Sürdür',
  several_one: '{{number}} içe aktarma tamamlanmadı',
  several_other: '{{number}} içe aktarma tamamlanmadı',
  show: 'Göster',
  title: '{{name}} dosyasının içe aktarılması tamamlanmadı',
}
