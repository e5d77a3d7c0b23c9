import type { GoodsGroup } from './goods'

/** Sentences of sellers about their goods, one each, by group. */
export const productSentences: Record<GoodsGroup, readonly string[]> = {
  food: [
    'Milled and packed this season, sifted twice and free of stones.',
    'Keep in a cool, dry place and close the pack after use.',
    'Popular with schools, hotels and estate shops.',
    'Full pallets leave our store the same day.',
  ],
  building: [
    'Marked with the batch number, as inspectors ask for it.',
    'Delivered to the site with a crane lorry from ten pieces on.',
    'Bring the receipt and we take back what is not opened.',
  ],
  energy: [
    'With a warranty of two years; spare parts are kept in stock.',
    'Tested for one full day before it leaves the shop.',
    'The instructions are in English and Swahili.',
  ],
  home: [
    'Gentle on hands and strong against grease.',
    'A carton is enough for a month in a boarding school.',
    'The colour may differ a little from the picture.',
  ],
  clothing: [
    'Colours stay bright after many washes.',
    'Cut wide, so that children grow into it.',
    'Made in our own workshop by twelve tailors.',
  ],
  school: [
    'On the book list of most public schools.',
    'Smooth paper that does not let ink through.',
    'Head teachers get a price of their own for whole classes.',
  ],
  phone: [
    'With protection against heat and high voltage.',
    'Fits the models that are sold in the region.',
    'Exchanged within fourteen days if it fails.',
  ],
  farm: [
    'For the long rains; ask us about the variety for your altitude.',
    'Certified and dressed; not for eating.',
    'We deliver to co-operatives from twenty bags on.',
  ],
}

/** Description below an Arabic name. */
export const arabicDescription =
  'منتج مختار بعناية من مزارع ومصانع المنطقة، معبأ ومغلق بإحكام. التوصيل خلال يومين داخل المدينة، ويمكن للتجار طلب كميات كبيرة بسعر خاص.'
