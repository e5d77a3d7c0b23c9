import { seededRandom, shuffled } from '../../random/random'
import { once } from '../../random/once'
import type { GoodsGroup } from './goods'

/** Kind of a business; the goods it sells follow from it. */
export type BusinessKind =
  | 'retailer'
  | 'wholesaler'
  | 'manufacturer'
  | 'distributor'
  | 'pharmacy'
  | 'service_provider'

/** Trade of a business, the last part of its name. */
export interface Trade {
  name: string
  kind: BusinessKind
  /** Groups of goods it sells; empty for services and medicines, which are lists of their own. */
  sells: readonly GoodsGroup[]
}

/** Words that invented businesses are named after: of the region, for land, water, animals and good luck. */
export const inventedWords: readonly string[] =
  `Mlima Ziwa Tunda Savana Twiga Nyota Jua Upendo Baraka Amani Tumaini Umoja Maua Bahari Pwani Kilele Bonde Elgon
  Rwenzori Kivu Akagera Tsavo Mara Longonot Menengai Shamba Jembe Mavuno Neema Faraja Fahari Imara Hodari Soko Dhahabu
  Almasi Kaskazini Mashariki Kilimani Mwanga Asili Zawadi Furaha Ushindi Mwamba Tembo Sanaa Mbuyu Mwembe Acacia Marula
  Korongo Kware Chemchem Mto Kasuku Tausi Swala Mnazi`.split(/\s+/)

/** Each line: a kind, the goods it sells, its trades. */
const trades: readonly Trade[] = (
  [
    ['retailer', 'building', 'Hardware & Timber, Hardware Store'],
    ['retailer', 'food', 'Fresh Produce, Mini Market'],
    ['retailer', 'farm', 'Agrovet'],
    ['retailer', 'school', 'Stationers, School Supplies'],
    ['retailer', 'phone energy', 'Electronics, Phone Accessories'],
    ['retailer', 'clothing', 'Kitenge House, Shoes & Leather'],
    ['retailer', 'home energy', 'Household Goods'],
    ['wholesaler', 'food home', 'Wholesalers, Cash & Carry'],
    ['wholesaler', 'food', 'Cereals, Sugar Stores'],
    ['wholesaler', 'building', 'Building Supplies'],
    [
      'manufacturer',
      'food',
      'Ridge Millers, Coffee Roasters, Tea Packers, Dairies, Oil Mills, Bakeries',
    ],
    ['manufacturer', 'building', 'Roofing Works'],
    ['manufacturer', 'energy', 'Solar Works'],
    ['manufacturer', 'home', 'Soap Works'],
    ['manufacturer', 'clothing', 'Textiles'],
    ['distributor', 'food home school', 'Distributors, Traders'],
    ['distributor', 'farm', 'Seed Distributors'],
    ['distributor', 'energy', 'Gas Depot'],
    ['pharmacy', '', 'Chemists, Pharmacy, Medical Supplies'],
    [
      'service_provider',
      '',
      'Borehole Drilling, Solar Installers, Freight Forwarders, Cold Storage, Tailors, Book-keepers, Motor Garage, Printers',
    ],
  ] satisfies [BusinessKind, string, string][]
).flatMap(([kind, sells, names]) =>
  names.split(', ').map((name) => ({
    name,
    kind,
    sells: sells.split(' ').filter(Boolean) as GoodsGroup[],
  })),
)

/** A business by its name and trade. */
export interface NamedBusiness {
  name: string
  trade: Trade
}

/** Names in Arabic script, as used by businesses of the coast. */
export const arabicBusinesses: readonly NamedBusiness[] = [
  named('مؤسسة النور التجارية', 'Traders'),
  named('شركة الساحل للمواد الغذائية', 'Wholesalers'),
  named('محلات البركة للأقمشة والملابس', 'Textiles'),
  named('صيدلية الشفاء', 'Pharmacy'),
]

/** Names at the limit of 120 characters. */
export const longBusinesses: readonly NamedBusiness[] = [
  named(
    'Rift Valley & Western Highlands Smallholder Farmers’ Co-operative Marketing, Milling and Processing Society of Kitale 77',
    'Ridge Millers',
  ),
  named(
    'Baraka na Amani General Hardware, Timber, Roofing Sheets, Plumbing, Electrical and Borehole Equipment Traders of Entebbe',
    'Building Supplies',
  ),
  named(
    'Mama Zawadi & Daughters Fresh Vegetables, Dried Fish, Cereals, Spices, School Uniforms and Household Goods Wholesale',
    'Cash & Carry',
  ),
  named(
    'Kilimanjaro–Meru–Usambara Highland Coffee, Tea, Macadamia and Avocado Growers’ Export and Logistics Association Ltd',
    'Coffee Roasters',
  ),
]

/** All invented businesses, with distinct names, in the order in which they are used. */
export const inventedBusinesses = once(() =>
  shuffled<NamedBusiness>(
    inventedWords.flatMap((word) =>
      trades.map((trade) => ({ name: `${word} ${trade.name}`, trade })),
    ),
    seededRandom('business', 0, 'names'),
  ),
)

function named(name: string, tradeName: string): NamedBusiness {
  const trade = trades.find((one) => one.name === tradeName)
  if (!trade) throw new Error(`There is no trade ${tradeName}`)
  return { name, trade }
}
