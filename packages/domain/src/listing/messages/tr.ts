import type { Translation } from '@console/core/i18n'
import type { en } from './en'

/** Turkish messages for the visibility and correction of listings. */
export const tr: Translation<typeof en> = {
  'action.archive': 'Arşivle',
  'action.correct': 'Düzelt',
  'action.pause': 'Duraklat',
  'action.renew': 'Yenile',
  'action.restore': 'Arşivden çıkar',
  'action.resume': 'Sürdür',
  'blocker.categories_exceeded': 'Bu plan daha az kategoriye izin veriyor.',
  'blocker.hours_overlap': 'Bu, başlamadan bitiyor ya da günün başka bir saatiyle çakışıyor.',
  'blocker.note_missing': 'En az 5 karakterlik bir neden yazın.',
  'blocker.phones_exceeded': 'Bu plan daha az telefon numarasına izin veriyor.',
  'blocker.photos_exceeded': 'Bu plan daha az fotoğrafa izin veriyor.',
  'blocker.plan_not_offered': 'Bu plan artık sunulmuyor. Başka bir plan seçin.',
  'blocker.subcategory_not_offered': 'Bu alt kategori artık sunulmuyor. Başka birini seçin.',
  'blocker.wrong_status': 'Mevcut durumunda bu işlem yapılamaz.',
  'decision.consequence.many.archive':
    'Rehberden kaldırılırlar. Daha sonra arşivden çıkarabilirsiniz.',
  'decision.consequence.many.correct':
    'Alıcılar düzeltmeyi hemen görür. İşletmelere nedeni bildirilir.',
  'decision.consequence.many.pause':
    'Siz sürdürene kadar alıcılardan gizlenirler. Planları işlemeye devam eder.',
  'decision.consequence.many.renew':
    'Her biri için bugün yeni bir dönem başlar ve işletmesine fatura kesilir.',
  'decision.consequence.many.restore':
    'Duraklatılmış olarak arşivden çıkarılırlar. Planı bitenleri yayımlamak için yenileyin.',
  'decision.consequence.many.resume': 'Alıcılar onları hemen yeniden bulur.',
  'decision.consequence.one.archive': 'Rehberden kaldırılır. Daha sonra arşivden çıkarabilirsiniz.',
  'decision.consequence.one.correct':
    'Alıcılar düzeltmeyi hemen görür. İşletmeye nedeni bildirilir.',
  'decision.consequence.one.pause':
    'Siz sürdürene kadar alıcılardan gizlenir. Planı işlemeye devam eder.',
  'decision.consequence.one.renew': 'Bugün yeni bir dönem başlar ve işletmesine fatura kesilir.',
  'decision.consequence.one.restore':
    'Duraklatılmış olarak arşivden çıkarılır. Planı bittiyse yayımlamak için yenileyin.',
  'decision.consequence.one.resume': 'Alıcılar onu hemen yeniden bulur.',
  'decision.decided.archive': 'Arşivlendi',
  'decision.decided.correct': 'Düzeltildi',
  'decision.decided.pause': 'Duraklatıldı',
  'decision.decided.renew': 'Yenilendi',
  'decision.decided.restore': 'Arşivden çıkarıldı',
  'decision.decided.resume': 'Sürdürüldü',
  'decision.done.archive': '{{name}} arşivlendi.',
  'decision.done.correct': '{{name}} düzeltildi.',
  'decision.done.pause': '{{name}} duraklatıldı.',
  'decision.done.renew': '{{name}} yenilendi.',
  'decision.done.restore': '{{name}} arşivden çıkarıldı.',
  'decision.done.resume': '{{name}} sürdürüldü.',
  'decision.happened.archive': '{{actor}} bunu {{ago}} arşivledi.',
  'decision.happened.correct': '{{actor}} bunu {{ago}} düzeltti.',
  'decision.happened.pause': '{{actor}} bunu {{ago}} duraklattı.',
  'decision.happened.renew': '{{actor}} bunu {{ago}} yeniledi.',
  'decision.happened.restore': '{{actor}} bunu {{ago}} arşivden çıkardı.',
  'decision.happened.resume': '{{actor}} bunu {{ago}} sürdürdü.',
  'record.event.correction.corrected': 'Düzeltildi',
  'record.event.correction.undone': 'Karar geri alındı',
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
