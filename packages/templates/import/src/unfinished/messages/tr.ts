import type { Translation } from '@console/core/i18n'
import type { en } from './en'

/** Turkish messages of the notices of unfinished imports. */
export const tr: Translation<typeof en> = {
  continue: 'Sürdür',
  several_one: '{{number}} içe aktarma tamamlanmadı',
  several_other: '{{number}} içe aktarma tamamlanmadı',
  show: 'Göster',
  title: '{{name}} dosyasının içe aktarılması tamamlanmadı',
}
