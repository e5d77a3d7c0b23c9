import type { Translation } from '@console/core/i18n'
import type { en } from './en'

/** The words of featured items in Turkish. */
export const tr: Translation<typeof en> = {
  'action.feature': 'Öne çıkar',
  'action.unfeature': 'Öne çıkarmayı bitir',
  'decision.consequence.many.feature':
    'Ana sayfada boş olan yerlerde gösterilirler; yer kalmayanlar gösterilmez.',
  'decision.consequence.many.unfeature': 'Ana sayfadan kalkarlar. Başka hiçbir şeyleri değişmez.',
  'decision.consequence.one.feature': 'Ana sayfada boş olan ilk yerde gösterilir.',
  'decision.consequence.one.unfeature': 'Ana sayfadan kalkar. Başka hiçbir şeyi değişmez.',
  'decision.decided.feature': 'Öne çıkarıldı',
  'decision.decided.unfeature': 'Artık öne çıkarılmıyor',
  'decision.done.feature': '{{name}} öne çıkarıldı.',
  'decision.done.unfeature': '{{name}} artık öne çıkarılmıyor.',
  'decision.happened.feature': '{{actor}} bunu {{ago}} öne çıkardı.',
  'decision.happened.unfeature': '{{actor}} bunu öne çıkarmayı {{ago}} bitirdi.',
  'hindrance.hidden_by_business': 'İşletmesi askıda.',
  'hindrance.slot_taken': 'Yer dolu.',
  'hindrance.wrong_status': 'Kaydın şu anki durumu buna izin vermiyor.',
  'record.event.featured.featured': 'Öne çıkarıldı',
  'record.event.featured.scheduled': 'Öne çıkarılması planlandı',
  'record.event.featured.undone': 'Karar geri alındı',
  'record.event.featured.unfeatured': 'Öne çıkarma bitti',
  'records.products_one': '{{number}} ürün',
  'records.products_other': '{{number}} ürün',
  'records.service-products_one': '{{number}} hizmet',
  'records.service-products_other': '{{number}} hizmet',
}
