import type { Translation } from '@console/core/i18n'
import type { en } from './en'

/** Turkish messages of the warning before a session ends,. */
export const tr: Translation<typeof en> = {
  'renewal.password': 'Parola',
  'renewal.password.hide': 'Parolayı gizle',
  'renewal.password.show': 'Parolayı göster',
  'renewal.refused': 'Giriş yapılamadı. Parolanızı kontrol edip yeniden deneyin.',
  'renewal.signOut': 'Çıkış yap',
  'renewal.submit': 'Oturumu sürdür',
  'renewal.submitting': 'Giriş yapılıyor',
  'renewal.text':
    'Oturumunuz iki dakikadan kısa bir süre içinde sona erecek. Oturumu sürdürmek için {{email}} hesabının parolasını girin. Bu sayfada hiçbir şey kaybolmaz.',
  'renewal.title': 'Oturumunuz sona ermek üzere',
}
