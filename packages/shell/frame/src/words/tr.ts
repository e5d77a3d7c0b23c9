import type { Translation } from '@console/core/i18n'
import type { en } from './en'

/** The words of the frame in Turkish. */
export const tr: Translation<typeof en> = {
  'brand.name': 'Marketplace',
  'footer.copyright': '© 2019–{{year}} Marketplace Console',
  'navigation.close': 'Gezinmeyi kapat',
  'navigation.fold': 'Gezinmeyi daralt',
  'navigation.label': 'Ana gezinme',
  'navigation.open': 'Gezinmeyi aç',
  'navigation.unfold': 'Gezinmeyi açık tut',
  'part.unavailable': 'Bu bölüm yüklenemedi. Bağlantınızı denetleyip yeniden açın.',
  'skip.label': 'İçeriğe geç',
}
