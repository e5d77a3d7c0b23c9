import type { Translation } from '@console/core/i18n'
import type { en } from './en'

/** The words of the toolbar in Arabic. */
export const ar: Translation<typeof en> = {
  'language.label': 'اللغة: {{language}}',
  'user.label': 'حساب {{name}}',
  'user.signOut': 'تسجيل الخروج',
}
