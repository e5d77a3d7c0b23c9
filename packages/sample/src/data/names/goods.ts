import type { SeededRandom } from '../../random/random'
import { inventedWords } from './businesses'

/** Groups of goods, so that a stationer sells no cement. */
export type GoodsGroup =
  | 'food'
  | 'building'
  | 'energy'
  | 'home'
  | 'clothing'
  | 'school'
  | 'phone'
  | 'farm'

/** Motif of a generated picture. */
export type Glyph =
  | 'sack'
  | 'bottle'
  | 'tin'
  | 'box'
  | 'sheet'
  | 'tool'
  | 'lamp'
  | 'soap'
  | 'shirt'
  | 'book'
  | 'plug'
  | 'plant'
  | 'hand'
  | 'van'

/** A good: its category within the group, its picture, and the usual price of each pack, in Kenyan shillings. */
export interface Good {
  name: string
  category: string
  glyph: Glyph
  packs: readonly (readonly [pack: string, shillings: number])[]
}

/** Outermost categories of products. */
export const groupNames: Record<GoodsGroup, string> = {
  food: 'Food & Drinks',
  building: 'Building & Hardware',
  energy: 'Energy & Cooking',
  home: 'Home & Hygiene',
  clothing: 'Clothing & Textiles',
  school: 'School & Office',
  phone: 'Phones & Electronics',
  farm: 'Farm Inputs',
}

function good(name: string, category: string, glyph: Glyph, packs: Good['packs']): Good {
  return { name, category, glyph, packs }
}

/** Goods of the region's trade. */
// oxfmt-ignore
const goods: Record<GoodsGroup, readonly Good[]> = {
  food: [
    good('Maize Flour', 'Flour & Grains', 'sack', [['1 kg', 85], ['2 kg', 165], ['10 kg bale', 800], ['24 kg bale', 1880]]),
    good('Wheat Flour', 'Flour & Grains', 'sack', [['1 kg', 95], ['2 kg', 185], ['25 kg', 2150]]),
    good('Yellow Beans', 'Pulses', 'sack', [['1 kg', 190], ['5 kg', 920], ['90 kg bag', 14800]]),
    good('Green Grams', 'Pulses', 'sack', [['1 kg', 180], ['5 kg', 870], ['50 kg bag', 8100]]),
    good('Pishori Rice', 'Flour & Grains', 'sack', [['1 kg', 220], ['5 kg', 1050], ['25 kg', 5000]]),
    good('Cooking Oil', 'Oils & Fats', 'bottle', [['500 ml', 170], ['1 litre', 320], ['5 litres', 1480], ['20 litre jerrican', 5600]]),
    good('Sunflower Oil', 'Oils & Fats', 'bottle', [['1 litre', 390], ['3 litres', 1120]]),
    good('Brown Sugar', 'Sugar & Salt', 'sack', [['1 kg', 160], ['50 kg bag', 7300]]),
    good('Black Tea', 'Tea & Coffee', 'box', [['50 bags', 130], ['100 bags', 240], ['500 g loose', 310]]),
    good('Arabica Coffee', 'Tea & Coffee', 'tin', [['250 g', 420], ['500 g', 790], ['1 kg beans', 1500]]),
    good('Acacia Honey', 'Spreads', 'tin', [['300 g', 290], ['500 g', 450], ['1 kg', 850]]),
    good('Peanut Butter', 'Spreads', 'tin', [['400 g', 260], ['800 g', 480]]),
    good('Iodised Salt', 'Sugar & Salt', 'sack', [['500 g', 25], ['1 kg', 45], ['20 kg bale', 760]]),
    good('Long-life Milk', 'Dairy', 'box', [['500 ml × 12', 720], ['1 litre × 12', 1380]]),
  ],
  building: [
    good('Portland Cement', 'Cement & Blocks', 'sack', [['50 kg', 760]]),
    good('Roofing Sheet, 28 Gauge', 'Roofing', 'sheet', [['2 m', 780], ['2.5 m', 970], ['3 m', 1160]]),
    good('Deformed Steel Bar', 'Steel', 'tool', [['8 mm', 560], ['10 mm', 820], ['12 mm', 1180], ['16 mm', 2050]]),
    good('Roofing Nails', 'Roofing', 'tool', [['1 kg', 210], ['5 kg', 1000], ['25 kg carton', 4700]]),
    good('Emulsion Paint, White', 'Paint', 'tin', [['4 litres', 1350], ['20 litres', 5900]]),
    good('PVC Pipe', 'Plumbing', 'tool', [['½ in × 6 m', 290], ['1 in × 6 m', 480], ['4 in × 6 m', 1150]]),
    good('Brass Padlock', 'Locks', 'tool', [['40 mm', 380], ['50 mm', 560], ['60 mm', 790]]),
    good('Wheelbarrow', 'Tools', 'tool', [['65 litres', 4200], ['90 litres', 5600]]),
    good('Plastic Water Tank', 'Plumbing', 'tin', [['500 litres', 4900], ['1 000 litres', 8400], ['5 000 litres', 36500]]),
  ],
  energy: [
    good('Solar Lamp', 'Solar', 'lamp', [['20 lumens', 650], ['110 lumens', 1900], ['300 lumens with radio', 4300]]),
    good('Solar Panel', 'Solar', 'sheet', [['50 W', 3600], ['120 W', 7900], ['330 W', 16500]]),
    good('Solar Battery', 'Solar', 'box', [['50 Ah', 9800], ['100 Ah', 17500], ['200 Ah', 31000]]),
    good('Improved Charcoal Stove', 'Stoves', 'tin', [['small', 900], ['medium', 1500], ['large', 2600]]),
    good('LPG Cylinder, Filled', 'Gas', 'bottle', [['3 kg', 2400], ['6 kg', 3900], ['13 kg', 7600]]),
  ],
  home: [
    good('Treated Mosquito Net', 'Bedding', 'shirt', [['4 × 6 ft', 520], ['6 × 6 ft', 690]]),
    good('Bar Soap', 'Cleaning', 'soap', [['800 g', 190], ['1 kg × 10', 1950]]),
    good('Washing Powder', 'Cleaning', 'box', [['500 g', 140], ['1 kg', 265], ['5 kg bucket', 1250]]),
    good('Enamel Sufuria Set', 'Kitchen', 'tin', [['5 pieces', 1700], ['7 pieces', 2400]]),
    good('Vacuum Flask', 'Kitchen', 'bottle', [['1 litre', 850], ['1.8 litres', 1250]]),
  ],
  clothing: [
    good('Kitenge Fabric', 'Fabrics', 'shirt', [['6 yards', 1600], ['12 yards', 3000]]),
    good('Kanga Pair', 'Fabrics', 'shirt', [['cotton', 750], ['printed', 950]]),
    good('School Uniform Shirt', 'School Uniforms', 'shirt', [['age 6–8', 480], ['age 9–11', 560], ['age 12–14', 640]]),
    good('Leather School Shoes', 'Shoes', 'box', [['size 32', 1500], ['size 36', 1800], ['size 40', 2200]]),
    good('Shuka Blanket', 'Fabrics', 'shirt', [['single', 900], ['double', 1500]]),
  ],
  school: [
    good('Exercise Books', 'Paper', 'book', [['48 pages × 12', 240], ['96 pages × 12', 430], ['200 pages × 6', 520]]),
    good('Ballpoint Pens, Blue', 'Writing', 'box', [['box of 50', 450], ['box of 100', 850]]),
    good('Geometry Set', 'Writing', 'box', [['8 pieces', 160], ['10 pieces', 220]]),
    good('School Bag', 'Bags', 'sack', [['15 litres', 1100], ['25 litres', 1700]]),
    good('Chalk, White', 'Writing', 'box', [['box of 100', 180]]),
  ],
  phone: [
    good('Phone Charger, USB-C', 'Chargers', 'plug', [['15 W', 650], ['25 W', 1150]]),
    good('Power Bank', 'Chargers', 'box', [['10 000 mAh', 1900], ['20 000 mAh', 3200]]),
    good('Earphones with Microphone', 'Sound', 'plug', [['wired', 350], ['wireless', 1800]]),
    good('Phone Cover', 'Covers', 'box', [['clear', 250], ['shockproof', 550]]),
  ],
  farm: [
    good('Hybrid Maize Seed', 'Seed', 'plant', [['2 kg', 620], ['10 kg', 2900]]),
    good('NPK Fertiliser 17-17-17', 'Fertiliser', 'sack', [['10 kg', 850], ['50 kg', 3900]]),
    good('Knapsack Sprayer', 'Tools', 'tool', [['16 litres', 2800], ['20 litres', 3400]]),
    good('Forged Jembe with Handle', 'Tools', 'tool', [['1.2 kg', 480], ['1.5 kg', 560]]),
    good('Dairy Meal', 'Feed', 'sack', [['20 kg', 850], ['70 kg', 2800]]),
    good('Layers Mash', 'Feed', 'sack', [['20 kg', 980], ['70 kg', 3250]]),
    good('Drip Irrigation Kit', 'Irrigation', 'plant', [['⅛ acre', 14500], ['¼ acre', 26000], ['1 acre', 92000]]),
  ],
}

// oxfmt-ignore
const arabicGoods: readonly (Good & { group: GoodsGroup })[] = [
  { ...good('دقيق ذرة فاخر', 'Flour & Grains', 'sack', [['2 kg', 175], ['10 kg', 820]]), group: 'food' },
  { ...good('زيت دوار الشمس', 'Oils & Fats', 'bottle', [['1 litre', 390], ['3 litres', 1120]]), group: 'food' },
  { ...good('شاي أسود كيني', 'Tea & Coffee', 'box', [['500 g', 320]]), group: 'food' },
  { ...good('أرز بسمتي', 'Flour & Grains', 'sack', [['5 kg', 1150], ['25 kg', 5400]]), group: 'food' },
  { ...good('تمر مجهول', 'Spreads', 'box', [['1 kg', 980]]), group: 'food' },
  { ...good('عسل سدر طبيعي', 'Spreads', 'tin', [['500 g', 900], ['1 kg', 1700]]), group: 'food' },
  { ...good('قماش قطني مطبوع', 'Fabrics', 'shirt', [['6 yards', 1500]]), group: 'clothing' },
  { ...good('مصباح شمسي', 'Solar', 'lamp', [['110 lumens', 1900]]), group: 'energy' },
]

/** Phrases that fill a very long name. */
const praise = [
  'for Retail Shops, Schools, Health Centres and Co-operatives',
  'Checked, Packed and Sealed in East Africa',
  'Shop and Family Economy Offer',
]

/** Style of a name: plain, in Arabic script, or of the maximum length; the last two make 2 %. */
export type NameStyle = 'plain' | 'arabic' | 'long'

/** A product as its name describes it: an invented brand, a good, a pack. */
export interface NamedProduct {
  name: string
  group: GoodsGroup
  good: Good
  pack: string
  /** Usual price, in Kenyan shillings. */
  shillings: number
}

/** A product of one of the groups. */
export function namedProduct(
  style: NameStyle,
  groups: readonly GoodsGroup[],
  stream: SeededRandom,
): NamedProduct {
  if (style === 'arabic') {
    const good = stream.pick(arabicGoods)
    const [pack, shillings] = stream.pick(good.packs)
    return { name: `${good.name} – ${pack}`, group: good.group, good, pack, shillings }
  }
  const group = stream.pick(groups)
  const good = stream.pick(goods[group])
  const [pack, shillings] = stream.pick(good.packs)
  const name = `${stream.pick(inventedWords)} ${good.name}`
  return {
    name: style === 'long' ? `${praised(name, 138 - pack.length)}, ${pack}` : `${name} ${pack}`,
    group,
    good,
    pack,
    shillings,
  }
}

/** Extends a name with as many phrases of praise as `limit` allows: names end at 140 characters. */
export function praised(name: string, limit: number): string {
  return praise.reduce(
    (long, more) => (long.length + more.length + 2 <= limit ? `${long}, ${more}` : long),
    name,
  )
}
