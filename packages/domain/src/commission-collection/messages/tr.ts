import type { Translation } from '@console/core/i18n'
import type { en } from './en'

/** Turkish messages for commission collections. */
export const tr: Translation<typeof en> = {
  'action.adjust': 'Düzelt',
  'action.prepare': 'Tümü için makbuz hazırla',
  'blocker.amount_missing': 'Sıfırdan farklı bir tutar yazın.',
  'blocker.currency_wrong': 'Tutarı hakedişin para biriminde yazın.',
  'blocker.destination_unverified': 'Bu temsilcinin doğrulanmış hesabı yok.',
  'blocker.net_too_small': 'Bu, en düşük makbuz tutarının altında.',
  'blocker.note_missing': 'En az 10 karakterlik bir not ekleyin.',
  'blocker.nothing_open': 'Açık kayıt yok.',
  'blocker.wrong_status': 'Mevcut durumunda bu işlem yapılamaz.',
  'decision.consequence.many.adjust': 'Her birine aynı elle kayıt eklenir.',
  'decision.consequence.many.prepare':
    'Her temsilci ve para birimi için tüm açık kayıtlarla bir taslak oluşur. Siz gönderirsiniz, başka biri onaylar ve öder.',
  'decision.consequence.one.adjust':
    '{{agent}} defterine bir kayıt ekler. Kayıt değiştirilemez, ancak başka bir kayıtla düzeltilebilir.',
  'decision.consequence.one.prepare':
    '{{agent}} için stopajdan önce {{amount}} tutarında bir taslak oluşur. Siz gönderirsiniz, başka biri onaylar ve öder.',
  'decision.decided.adjust': 'Düzeltildi',
  'decision.decided.prepare': 'Hazırlandı',
  'decision.done.adjust': '{{name}} düzeltildi.',
  'decision.done.prepare': '{{name}} için makbuz hazırlandı.',
  'decision.happened.adjust': '{{actor}} bunu {{ago}} düzeltti.',
  'decision.happened.prepare': '{{actor}} bunun için {{ago}} makbuz hazırladı.',
  'record.event.collection.adjusted': 'Elle düzeltildi',
  'record.event.collection.prepared': 'Makbuz hazırlandı',
  'records.commission-collections_one': '{{number}} hakediş',
  'records.commission-collections_other': '{{number}} hakediş',
  'status.open': 'Açık tutar var',
  'status.settled': 'Açık tutar yok',
}
