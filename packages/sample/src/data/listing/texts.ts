/** Sentences that owners write about their shops, in English. */
export const sentences = [
  'Fair prices for shops and for households, with a receipt for every sale.',
  'We weigh in front of you and pack as you wish.',
  'Orders before noon leave the same day.',
  'Family business since 1998, with a second shop near the bus park.',
  'Ask us for samples before you order in bulk.',
  'Parking in front of the door; the loading bay is behind the building.',
  'We speak English, Kiswahili and some Arabic.',
  'Mobile money, cards and bank transfers are welcome.',
] as const

/** Text of owners who write in Arabic. */
export const arabicText =
  'نخدم المتاجر والعائلات بأسعار عادلة، ومع كل عملية بيع إيصال.\n\nالطلبات قبل الظهر تُرسل في اليوم نفسه.'

/** Text of owners who write in Turkish. */
export const turkishText =
  'Dükkânlara ve ailelere uygun fiyatla satıyoruz; her satışta fiş veriyoruz.\n\nÖğleden önceki siparişler aynı gün yola çıkar.'

/** Messages from shoppers through a listing. */
export const leadMessages = [
  'Do you deliver to the villages around the town?',
  'What is the price for fifty pieces?',
  'Are you open on Sunday?',
  'Please call me back in the afternoon.',
  'I was there yesterday and left my number with the guard.',
] as const

/** Tags of listings. */
export const tags = [
  'delivery',
  'wholesale',
  'retail',
  'mobile money',
  'open on Sunday',
  'parking',
  'repairs',
  'samples',
  'women-led',
  'export',
] as const

/** Opening hours of shops: by the days of the week that share them. */
export const openings = [
  [
    ['1-5', '08:00', '18:00'],
    ['6-6', '09:00', '14:00'],
  ],
  [['1-6', '07:30', '19:00']],
  [['1-7', '06:00', '21:00']],
  [
    ['1-5', '09:00', '13:00'],
    ['1-5', '14:00', '17:30'],
  ],
] as const
