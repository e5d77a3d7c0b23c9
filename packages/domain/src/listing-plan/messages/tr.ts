import type { Translation } from '@console/core/i18n'
import type { en } from './en'

/** Turkish messages for listing plans. */
export const tr: Translation<typeof en> = {
  'action.publish': 'Yayımla',
  'action.restore': 'Yeniden sun',
  'action.retire': 'Sunumdan kaldır',
  'blocker.wrong_status': 'Mevcut durumunda bu işlem yapılamaz.',
  'decision.consequence.many.publish': 'İşletmeler bundan sonra bu planları seçebilir.',
  'decision.consequence.many.restore': 'İşletmeler bu planları yeniden seçebilir.',
  'decision.consequence.many.retire':
    'Yeni abone alınmaz. Mevcut aboneler dönemleri bitene dek planlarında kalır.',
  'decision.consequence.one.publish':
    'İşletmeler bundan sonra planı {{version}}. sürümüyle seçebilir.',
  'decision.consequence.one.restore': 'İşletmeler planı {{version}}. sürümüyle yeniden seçebilir.',
  'decision.consequence.one.retire':
    'Yeni abone alınmaz. Şu anda plandaki ilanlar: {{subscribers}}. Dönemleri bitene dek planda kalırlar, sonra başka bir plan seçmeleri gerekir.',
  'decision.decided.publish': 'Yayımlandı',
  'decision.decided.restore': 'Yeniden sunuluyor',
  'decision.decided.retire': 'Sunumdan kaldırıldı',
  'decision.done.publish': '{{name}} yayımlandı.',
  'decision.done.restore': '{{name}} yeniden sunuluyor.',
  'decision.done.retire': '{{name}} sunumdan kaldırıldı.',
  'decision.happened.publish': '{{actor}} bunu {{ago}} yayımladı.',
  'decision.happened.restore': '{{actor}} bunu {{ago}} yeniden sundu.',
  'decision.happened.retire': '{{actor}} bunu {{ago}} sunumdan kaldırdı.',
  'record.event.listingPlan.changed': 'Değiştirildi',
  'record.event.listingPlan.created': 'Oluşturuldu',
  'record.event.listingPlan.published': 'Yayımlandı',
  'record.event.listingPlan.restored': 'Yeniden sunuldu',
  'record.event.listingPlan.retired': 'Sunumdan kaldırıldı',
  'record.event.listingPlan.undone': 'Karar geri alındı',
  'record.event.listingPlan.version': 'Yeni sürüm',
  'records.listing-plans_one': '{{number}} plan',
  'records.listing-plans_other': '{{number}} plan',
  'status.active': 'Etkin',
  'status.draft': 'Taslak',
  'status.retired': 'Sunulmuyor',
}
