import type { Draws } from '../../random'
import { inventedWords } from './businesses'

/** What kinds of goods there are, so that a stationer sells no cement. */
export type GoodsGroup =
  | 'food'
  | 'building'
  | 'energy'
  | 'home'
  | 'clothing'
  | 'school'
  | 'phone'
  | 'farm'

/** A good and the packs it is sold in. */
type Good = readonly [name: string, packs: readonly string[]]

/** Goods of the region's trade. */
const goods: Record<GoodsGroup, readonly Good[]> = {
  food: [
    ['Maize Flour', ['1 kg', '2 kg', '10 kg bale', '24 kg bale']],
    ['Wheat Flour', ['1 kg', '2 kg', '25 kg']],
    ['Yellow Beans', ['1 kg', '5 kg', '90 kg bag']],
    ['Green Grams', ['1 kg', '5 kg', '50 kg bag']],
    ['Pishori Rice', ['1 kg', '5 kg', '25 kg']],
    ['Cooking Oil', ['500 ml', '1 litre', '5 litres', '20 litre jerrican']],
    ['Sunflower Oil', ['1 litre', '3 litres']],
    ['Brown Sugar', ['1 kg', '50 kg bag']],
    ['Black Tea', ['50 bags', '100 bags', '500 g loose']],
    ['Arabica Coffee', ['250 g', '500 g', '1 kg beans']],
    ['Acacia Honey', ['300 g', '500 g', '1 kg']],
    ['Peanut Butter', ['400 g', '800 g']],
    ['Iodised Salt', ['500 g', '1 kg', '20 kg bale']],
    ['Long-life Milk', ['500 ml × 12', '1 litre × 12']],
  ],
  building: [
    ['Portland Cement', ['50 kg']],
    ['Roofing Sheet, 28 Gauge', ['2 m', '2.5 m', '3 m']],
    ['Deformed Steel Bar', ['8 mm', '10 mm', '12 mm', '16 mm']],
    ['Roofing Nails', ['1 kg', '5 kg', '25 kg carton']],
    ['Emulsion Paint, White', ['4 litres', '20 litres']],
    ['PVC Pipe', ['½ in × 6 m', '1 in × 6 m', '4 in × 6 m']],
    ['Brass Padlock', ['40 mm', '50 mm', '60 mm']],
    ['Wheelbarrow', ['65 litres', '90 litres']],
    ['Plastic Water Tank', ['500 litres', '1 000 litres', '5 000 litres']],
  ],
  energy: [
    ['Solar Lamp', ['20 lumens', '110 lumens', '300 lumens with radio']],
    ['Solar Panel', ['50 W', '120 W', '330 W']],
    ['Solar Battery', ['50 Ah', '100 Ah', '200 Ah']],
    ['Improved Charcoal Stove', ['small', 'medium', 'large']],
    ['LPG Cylinder, Filled', ['3 kg', '6 kg', '13 kg']],
  ],
  home: [
    ['Treated Mosquito Net', ['4 × 6 ft', '6 × 6 ft']],
    ['Bar Soap', ['800 g', '1 kg × 10']],
    ['Washing Powder', ['500 g', '1 kg', '5 kg bucket']],
    ['Enamel Sufuria Set', ['5 pieces', '7 pieces']],
    ['Vacuum Flask', ['1 litre', '1.8 litres']],
  ],
  clothing: [
    ['Kitenge Fabric', ['6 yards', '12 yards']],
    ['Kanga Pair', ['cotton', 'printed']],
    ['School Uniform Shirt', ['age 6–8', 'age 9–11', 'age 12–14']],
    ['Leather School Shoes', ['size 32', 'size 36', 'size 40']],
    ['Shuka Blanket', ['single', 'double']],
  ],
  school: [
    ['Exercise Books', ['48 pages × 12', '96 pages × 12', '200 pages × 6']],
    ['Ballpoint Pens, Blue', ['box of 50', 'box of 100']],
    ['Geometry Set', ['8 pieces', '10 pieces']],
    ['School Bag', ['15 litres', '25 litres']],
    ['Chalk, White', ['box of 100']],
  ],
  phone: [
    ['Phone Charger, USB-C', ['15 W', '25 W']],
    ['Power Bank', ['10 000 mAh', '20 000 mAh']],
    ['Earphones with Microphone', ['wired', 'wireless']],
    ['Phone Cover', ['clear', 'shockproof']],
  ],
  farm: [
    ['Hybrid Maize Seed', ['2 kg', '10 kg']],
    ['NPK Fertiliser 17-17-17', ['10 kg', '50 kg']],
    ['Knapsack Sprayer', ['16 litres', '20 litres']],
    ['Forged Jembe with Handle', ['1.2 kg', '1.5 kg']],
    ['Dairy Meal', ['20 kg', '70 kg']],
    ['Layers Mash', ['20 kg', '70 kg']],
    ['Drip Irrigation Kit', ['⅛ acre', '¼ acre', '1 acre']],
  ],
}

const arabicGoods: readonly Good[] = [
  ['دقيق ذرة فاخر', ['2 kg', '10 kg']],
  ['زيت دوار الشمس', ['1 litre', '3 litres']],
  ['شاي أسود كيني', ['500 g']],
  ['أرز بسمتي', ['5 kg', '25 kg']],
  ['تمر مجهول', ['1 kg']],
  ['عسل سدر طبيعي', ['500 g', '1 kg']],
  ['قماش قطني مطبوع', ['6 yards']],
  ['مصباح شمسي', ['110 lumens']],
]

/** What a very long name goes on about. */
const praise = [
  'for Retail Shops, Schools, Health Centres and Co-operatives',
  'Checked, Packed and Sealed in East Africa',
  'Shop and Family Economy Offer',
]

/** Whether a name is plain, in Arabic script, or as long as names get (domain design 10: the last two make 2 %). */
export type NameStyle = 'plain' | 'arabic' | 'long'

/** The name of a product from one of the groups: an invented brand, a good, a pack. */
export function productName(
  style: NameStyle,
  groups: readonly GoodsGroup[],
  stream: Draws,
): string {
  const [good, packs] = stream.pick(style === 'arabic' ? arabicGoods : goods[stream.pick(groups)])
  const pack = stream.pick(packs)
  if (style === 'arabic') return `${good} – ${pack}`
  const name = `${stream.pick(inventedWords)} ${good}`
  return style === 'long' ? `${praised(name, 138 - pack.length)}, ${pack}` : `${name} ${pack}`
}

/** A name with as much praise after it as `limit` allows: names end at 140 characters (domain design 4.3). */
export function praised(name: string, limit: number): string {
  return praise.reduce(
    (long, more) => (long.length + more.length + 2 <= limit ? `${long}, ${more}` : long),
    name,
  )
}
