import type { Translation } from '@console/core/i18n'
import type { en } from './en'

/** Turkish messages of the frame. */
export const tr: Translation<typeof en> = {
  'brand.name': 'Marketplace',
  'footer.copyright': '© 2019–{{year}} Marketplace Console',
  'footer.licences': 'Lisanslar',
  'navigation.close': 'Gezinme çubuğunu kapat',
  'navigation.fold': 'Gezinme çubuğunu daralt',
  'navigation.label': 'Ana gezinme',
  'navigation.open': 'Gezinme çubuğunu aç',
  'navigation.unfold': 'Gezinme çubuğunu açık tut',
  'part.unavailable': 'Bu bölüm gösterilemedi. Yeniden açın ya da sayfayı yeniden yükleyin.',
  'skip.label': 'İçeriğe geç',
}
