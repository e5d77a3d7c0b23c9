import type { Translation } from '@console/core/i18n'
import type { en } from './en'

/** Turkish messages of lists with their records beside them. */
export const tr: Translation<typeof en> = {
  'index.search.clear': 'Aramayı temizle',
  'index.selection.count_one': '{{number}} seçili',
  'index.selection.count_other': '{{number}} seçili',
  'masterDetail.sidebar.close': 'Kapat',
  'masterDetail.unknown.message': 'Öğe silinmiş ya da bağlantı eksik olabilir.',
  'masterDetail.unknown.title': 'Öğe bulunamadı',
  panes: 'Görünüm',
  'panes.edit': 'Düzenle',
  'panes.language': 'Önizleme dili',
  'panes.preview': 'Önizleme',
  'panes.read': 'Ayrıntılar',
  'selection.all': 'Tümü',
  'selection.menu': 'Seç…',
  'selection.none': 'Hiçbiri',
  'selection.row': 'Seç: {{name}}',
}
