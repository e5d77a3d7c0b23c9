import type { Translation } from '@console/core/i18n'
import type { en } from './en'

/** The words of who shops and what can be decided about them, in Turkish. */
export const tr: Translation<typeof en> = {
  'action.block': 'Engelle',
  'action.unblock': 'Engeli kaldır',
  'decision.consequence.many.block': 'Mağazaya giriş yapamazlar. Siparişleri olduğu gibi sürer.',
  'decision.consequence.many.unblock': 'Mağazaya yeniden giriş yapabilirler.',
  'decision.consequence.one.block': 'Mağazaya giriş yapamaz. Siparişleri olduğu gibi sürer.',
  'decision.consequence.one.unblock': 'Mağazaya yeniden giriş yapabilir.',
  'decision.decided.block': 'Engellendi',
  'decision.decided.unblock': 'Engeli kalktı',
  'decision.done.block': '{{name}} engellendi.',
  'decision.done.unblock': '{{name}} yeniden giriş yapabilir.',
  'decision.happened.block': '{{actor}} {{ago}} engelledi.',
  'decision.happened.unblock': '{{actor}} engeli {{ago}} kaldırdı.',
  'hindrance.note_missing': 'Nedenini 5 ile 300 karakter arasında yazın.',
  'hindrance.wrong_status': 'Şu anki durumu buna izin vermiyor.',
  'reason.email': 'E-posta adresi',
  'reason.phone': 'Telefon numarası',
  'record.event.shopUser.blocked': 'Engellendi',
  'record.event.shopUser.deleted': 'Kendi isteğiyle silindi',
  'record.event.shopUser.joined': 'Katıldı',
  'record.event.shopUser.revealed': 'İletişim bilgisi gösterildi',
  'record.event.shopUser.unblocked': 'Engeli kaldırıldı',
  'record.event.shopUser.undone': 'Karar geri alındı',
  'records.shop-users_one': '{{number}} mağaza kullanıcısı',
  'records.shop-users_other': '{{number}} mağaza kullanıcısı',
  'status.active': 'Etkin',
  'status.blocked': 'Engelli',
  'status.deleted': 'Silinmiş',
}
