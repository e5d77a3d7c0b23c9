import type { Translation } from '@console/core/i18n'
import type { en } from './en'

/** The words of what can be decided about companies in Turkish. */
export const tr: Translation<typeof en> = {
  'action.reinstate': 'Askıyı kaldır',
  'action.suspend': 'Askıya al',
  'decision.consequence.many.reinstate': 'Ürünleri, eski durumlarıyla yeniden görünür.',
  'decision.consequence.many.suspend':
    'Artık sunulmazlar ve ürünleri gizlenir. Her ürün kendi durumunu korur.',
  'decision.consequence.one.reinstate': 'Ürünleri, eski durumlarıyla yeniden görünür.',
  'decision.consequence.one.suspend':
    'Artık sunulmaz ve ürünleri gizlenir. Her ürün kendi durumunu korur.',
  'decision.decided.reinstate': 'Askısı kaldırıldı',
  'decision.decided.suspend': 'Askıya alındı',
  'decision.done.reinstate': '{{name}} için askı kaldırıldı.',
  'decision.done.suspend': '{{name}} askıya alındı.',
  'decision.happened.reinstate': '{{actor}} askıyı {{ago}} kaldırdı.',
  'decision.happened.suspend': '{{actor}} bunu {{ago}} askıya aldı.',
  'hindrance.note_missing': 'En az 10 karakterlik bir not eksik.',
  'hindrance.reason_missing': 'Bir neden eksik.',
  'hindrance.wrong_status': 'Şu anki durumu buna izin vermiyor.',
  'reason.licence_expired': 'Ruhsatının süresi doldu',
  'reason.licence_revoked': 'Ruhsatı iptal edildi',
  'reason.other': 'Başka bir neden',
  'reason.quality_concern': 'Kalite kuşkusu',
  'reason.regulator_notice': 'Kurumun uyarısı',
  'record.event.company.changed': 'Değiştirildi',
  'record.event.company.created': 'Kaydedildi',
  'record.event.company.imported': 'İçe aktarma: {{file}}',
  'record.event.company.reinstated': 'Askısı kaldırıldı',
  'record.event.company.suspended': 'Askıya alındı',
  'record.event.company.undone': 'Karar geri alındı',
  'records.companies_one': '{{number}} şirket',
  'records.companies_other': '{{number}} şirket',
  'status.active': 'Etkin',
  'status.suspended': 'Askıda',
}
