import type { Translation } from '@console/core/i18n'
import type { en } from './en'

/** Turkish messages for featured items. */
export const tr: Translation<typeof en> = {
  'action.feature': 'Öne çıkar',
  'action.unfeature': 'Öne çıkarmayı bitir',
  'blocker.hidden_by_business': 'İşletme askıda.',
  'blocker.slot_taken': 'Bu yer dolu.',
  'blocker.wrong_status': 'Mevcut durumunda bu işlem yapılamaz.',
  'decision.consequence.many.feature':
    'Ana sayfada boş yer oldukça gösterilirler; yer bulamayanlar öne çıkarılmaz.',
  'decision.consequence.many.unfeature': 'Ana sayfadan kaldırılırlar. Başka bir şey değişmez.',
  'decision.consequence.one.feature': 'Ana sayfada boş olan ilk yerde gösterilir.',
  'decision.consequence.one.unfeature': 'Ana sayfadan kaldırılır. Başka bir şey değişmez.',
  'decision.decided.feature': 'Öne çıkarıldı',
  'decision.decided.unfeature': 'Artık öne çıkarılmıyor',
  'decision.done.feature': '{{name}} öne çıkarıldı.',
  'decision.done.unfeature': '{{name}} artık öne çıkarılmıyor.',
  'decision.happened.feature': '{{actor}} bunu {{ago}} öne çıkardı.',
  'decision.happened.unfeature': '{{actor}} bunu öne çıkarmayı {{ago}} bitirdi.',
  'record.event.featured.featured': 'Öne çıkarıldı',
  'record.event.featured.scheduled': 'Öne çıkarılması planlandı',
  'record.event.featured.undone': 'Karar geri alındı',
  'record.event.featured.unfeatured': 'Öne çıkarma bitti',
  'records.products_one': '{{number}} ürün',
  'records.products_other': '{{number}} ürün',
  'records.service-products_one': '{{number}} hizmet',
  'records.service-products_other': '{{number}} hizmet',
}
