import type { Translation } from '@console/core/i18n'
import type { en } from './en'

/** The words of rich text in Turkish. */
export const tr: Translation<typeof en> = {
  coming: 'Düzenleyici getiriliyor',
  'difference.added': 'Eklendi',
  'difference.looks': 'Görünüşü değişti:',
  'difference.removed': 'Çıkarıldı',
  'difference.same_one': '{{number}} paragraf olduğu gibi',
  'difference.same_other': '{{number}} paragraf olduğu gibi',
  link: 'Bağlantı',
  'link.address': 'Adres',
  'link.cancel': 'İptal',
  'link.note':
    'https:// ile bir adres, mailto: ile bir e-posta adresi ya da /pages/terms gibi bir yol.',
  'link.remove': 'Bağlantıyı kaldır',
  'link.set': 'Bağlantıyı koy',
  'link.unsafe': 'https://, mailto: ya da / ile başlayın.',
  'look.bold': 'Kalın',
  'look.bullets': 'Madde işaretli liste',
  'look.heading': 'Başlık',
  'look.italic': 'İtalik',
  'look.numbers': 'Numaralı liste',
  'look.subheading': 'Alt başlık',
  redo: 'Yinele',
  toolbar: 'Görünüş',
  undo: 'Geri al',
}
