import type { Translation } from '@console/core/i18n'
import type { en } from './en'

/** The words of imports of the pharmacy in Turkish. */
export const tr: Translation<typeof en> = {
  'column.country': 'Ülke kodu',
  'column.email': 'E-posta',
  'column.kind': 'Tür',
  'column.licenceExpiresOn': 'Ruhsat bitişi',
  'column.licenceNo': 'Ruhsat no',
  'column.name': 'Şirket',
  'column.person': 'İlgili kişi',
  'column.phone': 'Telefon',
  'column.regulator': 'Otorite',
  'companies.title': 'Şirketleri içe aktar',
}
