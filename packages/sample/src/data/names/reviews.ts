/** Titles of reviews, by stars. */
export const reviewTitles: Record<1 | 2 | 3 | 4 | 5, readonly string[]> = {
  1: [
    'Not what I ordered',
    'Arrived broken',
    'Expired on arrival',
    'Nobody answers',
    'Fake, be careful',
  ],
  2: ['Smaller than the picture', 'Came a week late', 'Poor packing', 'Weak after a month'],
  3: ['It is all right', 'Good but dear', 'Does the job', 'As expected, no more'],
  4: ['Good quality', 'Quick delivery', 'Would buy again', 'Fair price', 'My customers like it'],
  5: [
    'Excellent!',
    'Best in the market',
    'Asante sana',
    'Delivered the same day',
    'Exactly as described',
    'Very strong, very good',
  ],
}

/** Sentences after a review's title, by stars. */
export const reviewSentences: Record<1 | 2 | 3 | 4 | 5, readonly string[]> = {
  1: [
    'I called the shop three times and nobody picked up.',
    'The seal was open and half of it had run out into the carton.',
    'The date on the pack had passed already.',
    'I want my money back, the boda rider could not take it back either.',
    'It is not the brand in the picture.',
  ],
  2: [
    'The carton was wet when it came.',
    'It works, but not as long as they say.',
    'It came after six days, the market day was over.',
    'The weight is less than what is written on the bag.',
  ],
  3: [
    'For the price one could expect a little more.',
    'Delivery was on time, packing was simple.',
    'I have had better and I have had worse.',
    'It does what it should for a small shop.',
  ],
  4: [
    'It arrived the next morning in Thika, well packed.',
    'My customers ask for it again, so I will order two more.',
    'The rider called before he came.',
    'A little dearer than at the market, but I saved the trip.',
  ],
  5: [
    'I have used it for two months and there is nothing to say against it.',
    'The shop answered my question in five minutes.',
    'Everything was sealed, complete and as described.',
    'We ordered for the whole school and every piece was right.',
    'God bless the sellers, honest people.',
  ],
}

/** Reviews in other languages, with their possible stars. */
export const foreignReviews: readonly {
  lang: 'sw' | 'ar' | 'fr'
  stars: readonly number[]
  title: string
  body: string
}[] = [
  {
    lang: 'sw',
    stars: [4, 5],
    title: 'Bidhaa nzuri sana',
    body: 'Nimepokea mzigo wangu kwa wakati. Ubora ni mzuri na bei ni nafuu. Nitaagiza tena.',
  },
  {
    lang: 'sw',
    stars: [1, 2, 3],
    title: 'Sikuridhika',
    body: 'Mzigo ulichelewa siku nne na mfuko mmoja ulikuwa umepasuka. Tafadhali fungeni vizuri.',
  },
  {
    lang: 'ar',
    stars: [4, 5],
    title: 'جودة ممتازة',
    body: 'وصلت البضاعة في الموعد والتغليف جيد جدا. شكرا للبائع، سأطلب مرة أخرى.',
  },
  {
    lang: 'ar',
    stars: [1, 2, 3],
    title: 'ليس كما في الصورة',
    body: 'الحجم أصغر مما هو مكتوب، واتصلت بالمحل مرتين ولم يرد أحد.',
  },
  {
    lang: 'fr',
    stars: [1, 2, 3, 4, 5],
    title: 'Livraison à Rubavu',
    body: 'La livraison a pris trois jours. Le produit est conforme à la description, l’emballage un peu moins.',
  },
]
