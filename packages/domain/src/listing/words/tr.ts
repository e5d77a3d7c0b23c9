import type { Translation } from '@console/core/i18n'
import type { en } from './en'

/** The words of the visibility of listings in Turkish. */
export const tr: Translation<typeof en> = {
  'action.archive': 'Arşivle',
  'action.pause': 'Duraklat',
  'action.renew': 'Yenile',
  'action.restore': 'Arşivden çıkar',
  'action.resume': 'Sürdür',
  'decision.consequence.many.archive': 'Rehberden kalkarlar. Arşivden geri çıkarılabilirler.',
  'decision.consequence.many.pause':
    'Sürdürülene kadar alıcılar onları bulamaz. Planları işlemeye devam eder.',
  'decision.consequence.many.renew':
    'Her biri için bugün yeni bir dönem başlar ve işletmesine fatura kesilir.',
  'decision.consequence.many.restore':
    'Arşivden duraklatılmış olarak çıkarlar; planı bitenlerin yenilenmesi gerekir.',
  'decision.consequence.many.resume': 'Alıcılar onları hemen yeniden bulur.',
  'decision.consequence.one.archive': 'Rehberden kalkar. Arşivden geri çıkarılabilir.',
  'decision.consequence.one.pause':
    'Sürdürülene kadar alıcılar onu bulamaz. Planı işlemeye devam eder.',
  'decision.consequence.one.renew': 'Bugün yeni bir dönem başlar ve işletmesine fatura kesilir.',
  'decision.consequence.one.restore':
    'Arşivden duraklatılmış olarak çıkar; planı bittiyse yenilenmesi gerekir.',
  'decision.consequence.one.resume': 'Alıcılar onu hemen yeniden bulur.',
  'decision.decided.archive': 'Arşivlendi',
  'decision.decided.pause': 'Duraklatıldı',
  'decision.decided.renew': 'Yenilendi',
  'decision.decided.restore': 'Arşivden çıkarıldı',
  'decision.decided.resume': 'Sürdürüldü',
  'decision.done.archive': '{{name}} arşivlendi.',
  'decision.done.pause': '{{name}} duraklatıldı.',
  'decision.done.renew': '{{name}} yenilendi.',
  'decision.done.restore': '{{name}} arşivden çıkarıldı.',
  'decision.done.resume': '{{name}} sürdürüldü.',
  'decision.happened.archive': '{{actor}} bunu {{ago}} arşivledi.',
  'decision.happened.pause': '{{actor}} bunu {{ago}} duraklattı.',
  'decision.happened.renew': '{{actor}} bunu {{ago}} yeniledi.',
  'decision.happened.restore': '{{actor}} bunu {{ago}} arşivden çıkardı.',
  'decision.happened.resume': '{{actor}} bunu {{ago}} sürdürdü.',
  'hindrance.photos_exceeded': 'Bu planın izin verdiğinden daha çok fotoğrafı var.',
  'hindrance.plan_not_offered': 'Bu plan artık sunulmuyor. Başka bir plan seçin.',
  'hindrance.wrong_status': 'Kaydın şu anki durumu buna izin vermiyor.',
  'record.event.visibility.archived': 'Arşivlendi',
  'record.event.visibility.expired': 'Plan süresi doldu',
  'record.event.visibility.paused': 'Duraklatıldı',
  'record.event.visibility.published': 'Yayımlandı',
  'record.event.visibility.renewed': 'Yenilendi',
  'record.event.visibility.restored': 'Arşivden çıkarıldı',
  'record.event.visibility.resumed': 'Sürdürüldü',
  'record.event.visibility.undone': 'Karar geri alındı',
  'records.listings_one': '{{number}} ilan',
  'records.listings_other': '{{number}} ilan',
  'status.archived': 'Arşivde',
  'status.expired': 'Süresi doldu',
  'status.paused': 'Duraklatıldı',
  'status.published': 'Yayında',
}
