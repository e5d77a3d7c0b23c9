import type { Translation } from '@console/core/i18n'
import type { en } from './en'

/** Turkish messages of the pages for who has to wait. */
export const tr: Translation<typeof en> = {
  'comingSoon.message': 'Pazar yeri hazırlanıyor. Açılış tarihi burada duyurulacak.',
  'comingSoon.on': 'Pazar yeri {{moment}} tarihinde açılıyor.',
  'comingSoon.title': 'Yakında açılıyoruz',
  countdown: 'Açılışa kalan süre',
  'countdown.days_one': 'Gün',
  'countdown.days_other': 'Gün',
  'countdown.hours_one': 'Saat',
  'countdown.hours_other': 'Saat',
  'countdown.minutes_one': 'Dakika',
  'countdown.minutes_other': 'Dakika',
  'countdown.seconds_one': 'Saniye',
  'countdown.seconds_other': 'Saniye',
  home: 'Konsola git',
  'maintenance.message':
    'Bakım çalışması yapıyoruz. Pazar yeri kısa süre sonra yeniden açılacak; verileriniz güvende.',
  'maintenance.title': 'Bakım nedeniyle kapalı',
  'open.message': 'Bekleyiş sona erdi.',
  'open.title': 'Açıldık',
}
