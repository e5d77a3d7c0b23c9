import type { Translation } from '@console/core/i18n'
import type { en } from './en'

/** The words of what agents have earned in Turkish. */
export const tr: Translation<typeof en> = {
  'action.adjust': 'Düzelt',
  'action.prepare': 'Tümü için makbuz hazırla',
  'decision.consequence.many.adjust': 'Her birine elle aynı kayıt yazılır.',
  'decision.consequence.many.prepare':
    'Her temsilci ve para birimi için açık olan her şeyle bir taslak oluşur. Siz gönderirsiniz, başkası onaylar ve öder.',
  'decision.consequence.one.adjust':
    '{{agent}} defterine bir kayıt. Değiştirilemez, ancak başka bir kayıtla düzeltilir.',
  'decision.consequence.one.prepare':
    '{{agent}} için stopajdan önce {{amount}} tutarında bir taslak. Siz gönderirsiniz, başkası onaylar ve öder.',
  'decision.decided.adjust': 'Düzeltildi',
  'decision.decided.prepare': 'Hazırlandı',
  'decision.done.adjust': '{{name}} düzeltildi.',
  'decision.done.prepare': 'Makbuz hazırlandı: {{name}}.',
  'decision.happened.adjust': '{{actor}} bunu {{ago}} düzeltti.',
  'decision.happened.prepare': '{{actor}} bunun için {{ago}} makbuz hazırladı.',
  'hindrance.amount_missing': 'Sıfırdan farklı bir tutar yazın.',
  'hindrance.currency_wrong': 'Tutarı hesabın para biriminde yazın.',
  'hindrance.destination_unverified': 'Bu temsilcinin doğrulanmış hesabı yok.',
  'hindrance.net_too_small': 'Bu, tek seferde ödenen en az tutarın altında.',
  'hindrance.note_missing': 'En az 10 karakter yazın.',
  'hindrance.nothing_open': 'Açık bir şey yok.',
  'hindrance.wrong_status': 'Artık başka bir durumda.',
  'record.event.collection.adjusted': 'Elle düzeltildi',
  'record.event.collection.prepared': 'Makbuz hazırlandı',
  'records.commission-collections_one': '{{number}} hakediş',
  'records.commission-collections_other': '{{number}} hakediş',
  'status.open': 'Açık tutar var',
  'status.settled': 'Açık tutar yok',
}
