import type { Translation } from '@console/core/i18n'
import type { en } from './en'

/** Turkish messages of rich text. */
export const tr: Translation<typeof en> = {
  coming: 'Düzenleyici yükleniyor',
  'difference.added': 'Eklendi',
  'difference.looks': 'Biçimi değişti:',
  'difference.removed': 'Çıkarıldı',
  'difference.same_one': '{{number}} paragraf değişmedi',
  'difference.same_other': '{{number}} paragraf değişmedi',
  link: 'Bağlantı',
  'link.address': 'Adres',
  'link.cancel': 'İptal',
  'link.note': 'https://, bir e-posta adresiyle mailto: ya da /pages/terms gibi bir yol kullanın.',
  'link.remove': 'Bağlantıyı kaldır',
  'link.set': 'Bağlantıyı kaydet',
  'link.unsafe': 'Bağlantı https://, mailto: ya da / ile başlamalı.',
  'look.bold': 'Kalın',
  'look.bullets': 'Madde işaretli liste',
  'look.heading': 'Başlık',
  'look.italic': 'İtalik',
  'look.numbers': 'Numaralı liste',
  'look.subheading': 'Alt başlık',
  redo: 'Yinele',
  toolbar: 'Biçimlendirme',
  undo: 'Geri al',
}
