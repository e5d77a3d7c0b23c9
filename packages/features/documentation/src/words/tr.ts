import type { Translation } from '@console/core/i18n'
import type { en } from './en'

/** The words of the help pages in Turkish. */
export const tr: Translation<typeof en> = {
  'languages.choose.text':
    'Araç çubuğundaki dil menüsünü açın ve English, Türkçe ya da العربية seçeneğini seçin. Konsol hemen değişir; yazdığınız hiçbir şey kaybolmaz.',
  'languages.choose.title': 'Dil seçme',
  'languages.direction.text':
    'Arapça sağdan sola yazılır; düzen de onunla birlikte aynalanır: gezinme, paneller, oklar ve ilerleme çubukları. Saatler, sayılar ve logolar aynalanmaz. Tema panelinde yönü dilden ayrı olarak seçebilirsiniz.',
  'languages.direction.title': 'Yön',
  'languages.formats.text':
    'Sayılar, tarihler ve saatler seçtiğiniz dilde alışıldığı gibi yazılır. Arapçada, ticari belgelerde olduğu gibi miladi takvim ve 0’dan 9’a kadar olan rakamlar kullanılır.',
  'languages.formats.title': 'Sayılar ve tarihler',
  'languages.kept.text':
    'Giriş yaptığınızda diliniz hesabınızla birlikte saklanır ve her cihazda geçerlidir. Misafirlerin seçimi bu tarayıcıda saklanır.',
  'languages.kept.title': 'Seçiminiz nerede saklanır',
  'languages.search.text':
    'Arama, sözcükleri aksan işaretlerine bakmadan bulur: “i” hem İ hem ı harfini bulur; Arapçada harekeler ve hemze biçimleri fark etmez.',
  'languages.search.title': 'Arama',
  'languages.title': 'Birden çok dilde çalışma',
  'languages.translated.text':
    'Konsolun her sözcüğü. İnsanların yazdıkları, yani adlar, açıklamalar ve mesajlar, yazıldıkları dilde kalır.',
  'languages.translated.title': 'Neler çevrilir',
  'licences.empty.message': 'Derleme, başkalarının yazdığı hiçbir şey bildirmedi.',
  'licences.empty.title': 'Bildirim yok',
  'licences.noText': 'Paketinde lisans metni yok.',
  'licences.text':
    'Konsol bu açık kaynaklı kitaplıklar ve yazı tipleriyle yapılmıştır. Yazarları adlarının anılmasını ister; lisansı okumak için bir adı açın. Lisanslar İngilizcedir.',
  'licences.title': 'Başkalarının yazdıklarının lisansları',
}
