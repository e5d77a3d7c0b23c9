import type { Translation } from '@console/core/i18n'
import type { en } from './en'

/** Turkish messages for groups of search results. */
export const tr: Translation<typeof en> = {
  'found.afya-product': 'Afya ürünleri',
  'found.agent': 'Temsilciler',
  'found.b2b-sale': 'B2B satışları',
  'found.b2c-sale': 'B2C satışları',
  'found.business': 'İşletmeler',
  'found.commission-voucher': 'Komisyon makbuzları',
  'found.company': 'Şirketler',
  'found.listing': 'İşletme ilanları',
  'found.listing-plan': 'İlan planları',
  'found.merchant-sale': 'Üye iş yeri satışları',
  'found.order': 'Siparişler',
  'found.product': 'Ürünler',
  'found.return-voucher': 'Satış iadeleri',
  'found.service': 'Hizmetler',
  'found.shop-user': 'Mağaza kullanıcıları',
  'found.staff-member': 'Personel',
  'found.submitted-business': 'Onaylanmamış işletmeler',
  'found.submitted-product': 'Onaylanmamış ürünler',
}
