import type { Translation } from '@console/core/i18n'
import type { en } from './en'

/** Turkish messages of facts. */
export const tr: Translation<typeof en> = {
  'decision.error.message': '{{min}} ile {{max}} arasında karakter yazın.',
  'decision.form.message': '{{field}} için mesaj',
  'record.ask': '“{{field}}” için sor',
  'record.ask.attach': 'Ekle',
  'record.diff.before': 'Eski değer',
  'record.diff.none': 'Boş',
  'record.judgement.at': 'Zaman',
  'record.judgement.by': 'Kim',
  'record.judgement.note': 'Not',
  'record.judgement.reason': 'Neden',
  'record.picture.failed': 'Bu görsel yüklenemedi.',
  'record.picture.open': 'Yeni sekmede aç',
  'record.picture.why':
    '{{host}} yanıt vermiyor ya da bu konsol oradan görsel gösterecek şekilde ayarlanmamış.',
}
