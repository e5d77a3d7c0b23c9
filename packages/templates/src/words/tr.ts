import type { Translation } from '@console/core/i18n'
import type { en } from './en'

/** The words that all templates share, in Turkish. */
export const tr: Translation<typeof en> = {
  'approval.checks.fail_one': '{{number}} başarısız',
  'approval.checks.fail_other': '{{number}} başarısız',
  'approval.checks.pass_one': '{{number}} geçti',
  'approval.checks.pass_other': '{{number}} geçti',
  'approval.checks.warn_one': '{{number}} uyarı',
  'approval.checks.warn_other': '{{number}} uyarı',
  'approval.column.attempt': 'Deneme',
  'approval.column.checks': 'Denetimler',
  'approval.column.claimedBy': 'İnceleyen',
  'approval.column.due': 'Son süre',
  'approval.column.kind': 'Başvuru',
  'approval.column.status': 'Durum',
  'approval.column.submitted': 'Gönderildi',
  'approval.filter.checks.fail': 'Zorunlu bir denetim başarısız',
  'approval.filter.checks.pass': 'Hepsi geçti',
  'approval.filter.checks.warn': 'Uyarılı',
  'approval.filter.claimedBy.me': 'Ben',
  'approval.filter.claimedBy.none': 'Kimse',
  'approval.filter.overdue': 'Süresi geçmiş',
  'approval.kind.new': 'Yeni',
  'approval.kind.resubmission': 'Yeniden gönderim',
  'approval.kind.update': 'Güncelleme',
  'approval.view.mine': 'Bendekiler',
  'approval.view.overdue': 'Süresi geçmiş',
  'approval.view.resubmitted': 'Yeniden gönderilen',
  'approval.view.updates': 'Yayındakilere güncelleme',
  'approval.view.waiting': 'Bekleyen',
  'index.filters.clear': 'Süzgeçleri temizle',
}
