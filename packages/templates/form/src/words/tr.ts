import type { Translation } from '@console/core/i18n'
import type { en } from './en'

/** The words of forms in Turkish. */
export const tr: Translation<typeof en> = {
  'composer.back': 'Geri',
  'composer.keys': '{{keys}} ilerletir',
  'composer.next': 'İleri',
  'composer.step.current': 'bu adım',
  'composer.step.done': 'tamam',
  'composer.step.toCome': 'sırada',
  'composer.step.wrong': 'düzeltilecek',
  'decision.conflict.take': 'Yeni sürümü al',
  'decision.dismiss': 'Kapat',
  'decision.draft.discard': 'Sil',
  'decision.draft.kept': 'Taslak saklandı',
  'decision.error.noteLong': 'En çok {{number}} karakter yazın.',
  'decision.error.noteShort': 'En az {{number}} karakter yazın.',
  'decision.error.summary': 'Henüz gönderilemez',
  'decision.form.send': '{{keys}}: {{action}}',
  'decision.leave.discard': 'Sil',
  'decision.leave.keep': 'Taslak olarak sakla',
  'decision.leave.message':
    'Henüz gönderilmedi. Taslak olarak saklanırsa bu formu yeniden açtığınızda yerinde olur.',
  'decision.leave.stay': 'Yazmaya devam et',
  'decision.leave.title': 'Yazdıklarınızdan vazgeçilsin mi?',
  'decision.refused.wait': '{{number}} sn sonra yeniden denenebilir.',
  'find.busy': 'Aranıyor',
  'find.failed': 'Arama yapılamadı.',
  'form.error.choice': 'Bunlardan birini seçin.',
  'form.error.email': 'Bu bir e-posta adresi değil.',
  'form.error.format': 'Bu, gereken biçimde yazılmamış.',
  'form.error.least': 'En az {{number}}.',
  'form.error.less': '{{number}} değerinden küçük olmalı.',
  'form.error.more': '{{number}} değerinden büyük olmalı.',
  'form.error.most': 'En çok {{number}}.',
  'form.error.number': 'Bu, burada kullanılabilecek bir sayı değil.',
  'form.error.of': '{{field}}: {{message}}',
  'form.error.other': 'Bu kabul edilemez.',
  'form.error.required': 'Burayı doldurun.',
  'form.error.step': 'Yalnızca {{number}} sayısının katları.',
  'form.error.unseen': 'Burada gösterilmeyen bir alan eksik ya da yanlış.',
  'form.error.url': 'Bu bir web adresi değil.',
  'form.error.whole': 'Bir tam sayı yazın.',
  'form.failed':
    'Bunun kaydedilip kaydedilmediğini bilmiyoruz. Olduğu gibi yeniden göndermek onu yalnızca bir kez kaydeder.',
  'form.refused.changed':
    'Siz açtıktan sonra biri bunu değiştirdi. Hiçbir şey kaydedilmedi; yazdıklarınız hâlâ burada.',
  'form.refused.forbidden': 'Rolünüz buna izin vermiyor. Hiçbir şey kaydedilmedi.',
  'form.refused.incomplete':
    'Konsol bir şeyi eksik gönderdi. Hiçbir şey kaydedilmedi; konsolu işletenlere bildirin.',
  'form.refused.invalid': 'Sunucu bunu kabul edemiyor. Hiçbir şey kaydedilmedi.',
  'form.refused.rateLimited': 'Kısa sürede çok fazla gönderim yapıldı: bu kaydedilmedi.',
  'form.saved.at': '{{time}} kaydedildi',
  'form.saved.failed':
    'Henüz kaydedilmedi. Yazdıklarınız bu sekmede duruyor; kaydetme yeniden denenecek.',
  'form.saved.gone':
    'Bu taslak artık yok: başka bir yerde gönderildi ya da silindi. Yazdıklarınız hâlâ burada.',
  'form.saved.keep': 'Buradakini koru',
  'form.saved.outdated':
    'Bu taslak başka bir yerde değiştirildi. Burada yazdığınız hiçbir şey kaybolmadı.',
  'form.saved.saving': 'Kaydediliyor…',
  'form.sending': 'Gönderiliyor',
  'lookup.none': 'Sonuç yok. Başka bir ad ya da numara deneyin.',
  'record.retry': 'Yeniden dene',
  'refused.message': 'Bunun için SuperAdmin, admin ya da staff rollerinden biri gerekir.',
}
