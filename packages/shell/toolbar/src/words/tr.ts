import type { Translation } from '@console/core/i18n'
import type { en } from './en'

/** The words of the toolbar in Turkish. */
export const tr: Translation<typeof en> = {
  'language.label': 'Dil: {{language}}',
  'user.label': '{{name}} hesabı',
  'user.signOut': 'Çıkış yap',
}
