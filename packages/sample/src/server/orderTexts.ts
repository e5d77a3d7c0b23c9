/** What the sample backend says of orders and their payments, in the reader's languages. */
export const orderTexts = {
  'There is not enough of it in stock.': {
    tr: 'Stokta yeterince yok.',
    ar: 'لا يوجد منه ما يكفي في المخزون.',
  },
  'It is not paid.': { tr: 'Ödenmedi.', ar: 'لم يُدفع.' },
  'It is more than its buyer may owe: an administrator confirms it.': {
    tr: 'Alıcının borç sınırını aşıyor: bir yönetici onaylar.',
    ar: 'يتجاوز ما يجوز أن يدين به المشتري: يؤكده مسؤول.',
  },
  'It is over the limit: an administrator confirms it.': {
    tr: 'Sınırın üzerinde: bir yönetici onaylar.',
    ar: 'يتجاوز الحد: يؤكده مسؤول.',
  },
  'Another price was agreed: an administrator confirms it.': {
    tr: 'Başka bir fiyatta anlaşıldı: bir yönetici onaylar.',
    ar: 'اتُّفق على سعر آخر: يؤكده مسؤول.',
  },
  'Who has written it does not approve of it.': {
    tr: 'Yazan kişi onaylayamaz.',
    ar: 'من كتبه لا يعتمده.',
  },
  'This needs a carrier.': {
    tr: 'Bunun için bir kargo firması gerekir.',
    ar: 'يتطلب هذا شركة شحن.',
  },
  'A tracking number has 4 to 40 characters.': {
    tr: 'Takip numarası 4 ile 40 karakter arasındadır.',
    ar: 'رقم التتبع من 4 إلى 40 حرفًا.',
  },
  'Say how many pieces.': { tr: 'Kaç parça olduğunu yazın.', ar: 'اذكر عدد القطع.' },
  'There are not so many pieces left.': {
    tr: 'Bu kadar parça kalmadı.',
    ar: 'لم يبقَ هذا العدد من القطع.',
  },
  'A part leaves something: dispatch all of it instead.': {
    tr: 'Bir kısım geriye bir şey bırakır: tümünü kargoya verin.',
    ar: 'الجزء يُبقي شيئًا: اشحنه كله بدلًا من ذلك.',
  },
  'Nothing of it is under way.': {
    tr: 'Hiçbir parçası yolda değil.',
    ar: 'لا شيء منه في الطريق.',
  },
  'Say which shipment it is.': {
    tr: 'Hangi gönderi olduğunu seçin.',
    ar: 'اذكر أي شحنة هي.',
  },
  'A return of it is open.': { tr: 'Açık bir iadesi var.', ar: 'يوجد مرتجع مفتوح منه.' },
  'Nothing of it has arrived.': {
    tr: 'Hiçbir parçası ulaşmadı.',
    ar: 'لم يصل منه شيء.',
  },
  'The delivery was not so much, or was paid back.': {
    tr: 'Teslimat bu kadar tutmadı ya da geri ödendi.',
    ar: 'لم يكلف التوصيل هذا القدر، أو سبق استرداده.',
  },
  'This comes to nothing.': { tr: 'Bunun tutarı sıfır.', ar: 'قيمة هذا صفر.' },
  'More would go back than came in.': {
    tr: 'İade tutarı ödenen tutarı aşıyor.',
    ar: 'المبلغ المسترد يتجاوز المبلغ المدفوع.',
  },
  'Say the number of the receipt or of the transfer.': {
    tr: 'Fiş ya da havale numarasını yazın.',
    ar: 'اذكر رقم الإيصال أو الحوالة.',
  },
  'What was paid so cannot go back by this way.': {
    tr: 'Ödeme yöntemi bu iadeye uygun değil.',
    ar: 'طريقة الدفع لا تسمح بهذا الاسترداد.',
  },
} as const
