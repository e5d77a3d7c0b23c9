import type { Translation } from '@console/core/i18n'
import type { en } from './en'

/** Turkish messages of the help pages. */
export const tr: Translation<typeof en> = {
  'languages.choose.text':
    'Araç çubuğundaki dil menüsünü açın ve English, Türkçe ya da العربية seçeneğini seçin. Konsol hemen değişir; yazdığınız hiçbir şey kaybolmaz.',
  'languages.choose.title': 'Dil seçme',
  'languages.direction.text':
    'Arapça sağdan sola yazılır; düzen de onunla birlikte aynalanır: gezinme, paneller, oklar ve ilerleme çubukları. Saatler, sayılar ve logolar aynalanmaz. Yönü tema panelinde dilden bağımsız olarak da seçebilirsiniz.',
  'languages.direction.title': 'Yön',
  'languages.formats.text':
    'Sayılar, tarihler ve saatler seçtiğiniz dilin kurallarına göre yazılır. Arapçada, ticari belgelerde olduğu gibi miladi takvim ve 0’dan 9’a kadar olan rakamlar kullanılır.',
  'languages.formats.title': 'Sayılar ve tarihler',
  'languages.kept.text':
    'Giriş yaptığınızda diliniz hesabınıza kaydedilir ve tüm cihazlarınızda kullanılır. Misafirlerin seçimi bu tarayıcıda saklanır.',
  'languages.kept.title': 'Seçiminiz nerede saklanır',
  'languages.search.text':
    'Arama aksan işaretlerini dikkate almaz: “i” hem İ hem ı harfini bulur. Arapçada harekeleri ve hemze biçimlerini de dikkate almaz.',
  'languages.search.title': 'Arama',
  'languages.title': 'Birden çok dilde çalışma',
  'languages.translated.text':
    'Konsolun kendi metinlerinin tamamı. Adlar, açıklamalar ve mesajlar gibi kullanıcıların yazdıkları ise özgün dilinde kalır.',
  'languages.translated.title': 'Neler çevrilir',
  'licences.empty.message': 'Bu derleme üçüncü taraf yazılım bildirmiyor.',
  'licences.empty.title': 'Lisans yok',
  'licences.noText': 'Paket, lisans metnini içermiyor.',
  'licences.text':
    'Konsol bu açık kaynaklı kitaplıklar ve yazı tipleriyle yapılmıştır. Lisansı okumak için bir adı açın. Lisanslar İngilizcedir.',
  'licences.title': 'Üçüncü taraf lisansları',
}
