import type { Translation } from '@console/core/i18n'
import type { en } from './en'

/** The words of the error pages in Turkish. */
export const tr: Translation<typeof en> = {
  'action.back': 'Geri dön',
  'action.home': 'Başlangıç sayfasına git',
  'notFound.message':
    'Bu konsolun hiçbir ekranı izlediğiniz adreste değil. Adres yanlış yazılmış ya da ekran taşınmış olabilir.',
  'notFound.title': 'Böyle bir sayfa yok',
  'serverError.message': 'Sunucu isteneni yapamadı. Birkaç dakika sonra yeniden deneyin.',
  'serverError.title': 'Sunucuda bir hata oluştu',
}
