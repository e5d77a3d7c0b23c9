import type { Translation } from '@console/core/i18n'
import type { en } from './en'

/** Turkish messages of the error pages. */
export const tr: Translation<typeof en> = {
  'action.back': 'Geri dön',
  'action.home': 'Başlangıç sayfasına git',
  'notFound.message':
    'Bu adreste bir sayfa bulamadık. Bağlantı hatalı ya da sayfa taşınmış olabilir.',
  'notFound.title': 'Sayfa bulunamadı',
  'serverError.message': 'Sunucu isteği tamamlayamadı. Birkaç dakika sonra yeniden deneyin.',
  'serverError.title': 'Bizim tarafımızda bir sorun oluştu',
}
