import type { Translation } from '@console/core/i18n'
import type { en } from './en'

/** Turkish messages of all workflows. */
export const tr: Translation<typeof en> = {
  'blocker.claimed.by': 'Bunu {{name}} inceliyor.',
  'decision.bulk.records_one': '{{number}} kayıt',
  'decision.bulk.records_other': '{{number}} kayıt',
  'decision.conflict.changed': 'Bu kayıt siz açtıktan sonra değişti.',
  'decision.conflict.gone': 'Bu kayıt silindi.',
  'decision.justNow': 'az önce',
  'decision.outcome.failed': 'Yanıt yok: karar verilmiş olabilir.',
  'decision.outcome.not_eligible': 'Denetimlerinin hepsi geçmedi. Bu kayda ayrıca karar verin.',
  'decision.refused.forbidden': 'Rolünüz buna izin vermiyor.',
  'decision.refused.invalid': 'Sunucu bunu kabul etmedi. Karar verilmedi.',
  'decision.refused.offline': 'Çevrimdışısınız. Bu gönderilmedi.',
  'decision.refused.rateLimited': 'Kısa sürede çok fazla karar verildi. Bu karar kaydedilmedi.',
  'decision.refused.undoExpired': 'Bunu geri almak için çok geç.',
  'decision.refused.undoSuperseded': 'O zamandan beri başka bir karar verildi.',
  'record.event.other': 'Değiştirildi',
}
