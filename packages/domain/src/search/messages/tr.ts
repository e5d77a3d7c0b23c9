import type { Translation } from '@console/core/i18n'
import type { en } from './en'

/** Turkish messages for groups of search results. */
export const tr: Translation<typeof en> = {
  'searchHits.afya-product': 'Afya ürünleri',
  'searchHits.agent': 'Temsilciler',
  'searchHits.b2b-sale': 'B2B satışları',
  'searchHits.b2c-sale': 'B2C satışları',
  'searchHits.business': 'İşletmeler',
  'searchHits.commission-voucher': 'Komisyon makbuzları',
  'searchHits.company': 'Şirketler',
  'searchHits.listing': 'İşletme ilanları',
  'searchHits.listing-plan': 'İlan planları',
  'searchHits.merchant-sale': 'Üye iş yeri satışları',
  'searchHits.order': 'Siparişler',
  'searchHits.product': 'Ürünler',
  'searchHits.return-voucher': 'Satış iadeleri',
  'searchHits.service': 'Hizmetler',
  'searchHits.shop-user': 'Mağaza kullanıcıları',
  'searchHits.staff-member': 'Personel',
  'searchHits.submitted-business': 'Onaylanmamış işletmeler',
  'searchHits.submitted-product': 'Onaylanmamış ürünler',
}
