import { checkDigitOf, type AfyaProductDetail, type AfyaStatus } from '@console/domain/afya-product'
import { weightedAssign } from '../../random/weightedAssign'
import { lazily, once } from '../../random/once'
import { seededRandom } from '../../random/random'
import { token } from '../../random/token'
import { day, instant, sampleStart } from '../../store/clock'
import { companies, companyCount, marketOf } from '../company/rows'
import { fixtureCompanies } from '../company/fixtures'
import { admins } from '../../accounts/actors'
import { priceIn } from '../shared/money'
import { photograph } from '../shared/pictures'
import { inventBrands } from './brands'
import { fixtureAfyaProducts as fixtures } from './fixtures'
import { type Presentation, presentations } from './presentations'

/** A stored product: without what follows from its company, its schedule, its ingredients and the clock. */
export type StoredAfyaProduct = Omit<
  AfyaProductDetail,
  | '_actions'
  | 'company'
  | 'strengthLabel'
  | 'ingredientsText'
  | 'prescriptionRequired'
  | 'cautions'
  | 'registration'
  | 'hiddenBy'
  | 'image'
> & { companyId: string }

/** Number of products. */
const productCount = 900

const statuses = once(() =>
  weightedAssign<AfyaStatus>(
    'afyaProduct',
    'status',
    { draft: 58, active: 762, withdrawn: 72, recalled: 8 },
    {
      [fixtures.recalled]: 'recalled',
      [fixtures.ofSuspended]: 'active',
      [fixtures.noImage]: 'active',
      [fixtures.draft]: 'draft',
      [fixtures.controlled]: 'active',
      [fixtures.registrationExpired]: 'withdrawn',
      [fixtures.longest]: 'active',
      [fixtures.active]: 'active',
    },
  ),
)

function isFixture(index: number): boolean {
  return Object.values<number>(fixtures).includes(index)
}

const brands = once(() => inventBrands(productCount))

function brandOf(index: number): string {
  if (index === fixtures.longest)
    return 'Mbalishapril Paediatric Orange-Flavoured Sugar-Free Oral Preparation with Measuring Spoon'
  return brands()[index] ?? ''
}

function companyIndexOf(index: number): number {
  if (index === fixtures.ofSuspended) return fixtureCompanies.suspended
  // Golden products each show one thing alone: only one is of a suspended company.
  if (isFixture(index)) return fixtureCompanies.ordinary
  return seededRandom('afyaProduct', index, 'company').integer(0, companyCount - 1)
}

/** Medicine of a product: several companies sell each. */
function presentationOf(index: number): Presentation {
  const all = presentations()
  const found =
    index === fixtures.controlled
      ? all.find(({ schedule }) => schedule === 'controlled')
      : all[index % all.length]
  return found as Presentation
}

/** Days until a registration ends. */
function daysLeft(index: number): number {
  if (index === fixtures.registrationExpired) return -30
  const stream = seededRandom('afyaProduct', index, 'registration')
  const share = stream.next()
  if (isFixture(index)) return 500
  if (share < 0.03) return -stream.integer(1, 120)
  return share < 0.1 ? stream.integer(0, 60) : stream.integer(61, 1600)
}

function gtinOf(index: number): string {
  // 20 to 29 are numbers for use within a shop: none of these belongs to anyone.
  const digits = `290${String(100_000_000 + index * 7919).slice(0, 9)}`
  return `${digits}${checkDigitOf(digits)}`
}

function recallOf(index: number, status: AfyaStatus): StoredAfyaProduct['recall'] {
  if (status !== 'recalled') return null
  const stream = seededRandom('afyaProduct', index, 'recall')
  const lot = () => `${stream.pick(['A', 'B', 'K'])}${stream.integer(24_001, 26_399)}`
  const isFixture = index === fixtures.recalled
  return {
    recallClass: isFixture ? 'I' : stream.pick(['II', 'III'] as const),
    lots: [lot(), lot()],
    reasonCode: isFixture
      ? 'contamination'
      : stream.pick(['mislabelled', 'stability_failure'] as const),
    note: isFixture ? 'Glass particles were found in two lots.' : null,
    by: stream.pick(admins()),
    at: instant(sampleStart - stream.integer(30, 600) * (day / 24)),
  }
}

/** Glyph of a product: its container. */
export function glyphOf({ container }: StoredAfyaProduct['pack']) {
  return container === 'bottle' || container === 'vial' ? 'bottle' : 'box'
}

const withImages = lazily<
  { index: number; brandName: string; pack: StoredAfyaProduct['pack'] },
  Pick<StoredAfyaProduct, 'images'>
>({
  images({ index, brandName, pack }) {
    const stream = seededRandom('afyaProduct', index, 'images')
    const isWithout = index === fixtures.noImage || (!isFixture(index) && stream.next() < 0.06)
    return Array.from({ length: isWithout ? 0 : stream.integer(1, 3) }, (_, view) =>
      photograph(token('afyaImage', index * 8 + view), brandName, glyphOf(pack), index, view),
    )
  },
})

function productOf(index: number): StoredAfyaProduct {
  const { packs, shillings, ...medicine } = presentationOf(index)
  const stream = seededRandom('afyaProduct', index, 'row')
  const pack = stream.next() < 0.5 ? (packs[0] as (typeof packs)[number]) : stream.pick(packs)
  const company = companyIndexOf(index)
  const { companyId = '', regulator = 'PPB' } = companies()[company] ?? {}
  const status = statuses()[index] ?? 'active'
  const brandName = brandOf(index)
  const price = shillings * pack.units * (0.7 + stream.next() * 0.8)
  return withImages(
    {
      version: 1,
      productId: token('afyaProduct', index),
      brandName,
      ...medicine,
      coldChain: medicine.storage === 'fridge',
      pack,
      companyId,
      registrationNo: `${regulator === 'other' ? 'REG' : regulator}/${stream.integer(2017, 2026)}/${String(index + 1).padStart(5, '0')}`,
      registrationExpiresOn: instant(sampleStart + daysLeft(index) * day).slice(0, 10),
      shelfLifeMonths: stream.pick([18, 24, 24, 24, 36, 36, 48]),
      gtin: stream.next() < 0.8 ? gtinOf(index) : null,
      listPrice: stream.next() < 0.95 ? priceIn(marketOf(company), price) : null,
      warnings: null,
      status,
      recall: recallOf(index, status),
      decision: null,
    },
    { index, brandName, pack },
  )
}

/** The 900 products of the sample database. */
export const afyaProducts = once((): StoredAfyaProduct[] =>
  Array.from({ length: productCount }, (_, index) => productOf(index)),
)
