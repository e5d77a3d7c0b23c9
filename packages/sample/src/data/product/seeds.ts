import { seededRandom } from '../../random/random'
import { channelsOf } from '../item/channels'
import { type Approvable, approvals } from '../shared/approval'
import { minute } from '../../store/clock'
import {
  type BusinessSeed,
  businessSeeds,
  fixtureBusinesses,
  ownerActor,
  tradingBusinesses,
} from '../business/seeds'
import { allFailing, type CheckCode, type Findings, findingsOf } from '../shared/checks'
import { weightedAssign } from '../../random/weightedAssign'
import { once } from '../../random/once'
import { shopSettingSeeds } from '../shop-setting/seeds'

/** Fixture records: the indices of the products that stories and tests may rely on. */
export const fixtureProducts = {
  longestName: 392,
  arabicName: 508,
  noImage: 55,
  tenImages: 77,
  allChecksFail: 85,
  /** Has the number (GTIN) of `duplicated`, and the same business. */
  duplicate: 88,
  duplicated: 104,
  /** In a currency without decimals. */
  wholeCurrency: 168,
  overdueNineDays: 106,
  claimedByAnother: 294,
  /** Approved forty seconds before the sample's start, by an administrator. */
  decidedByAnother: 4,
  /** A waiting update that changes twelve fields. */
  manyChanges: 40,
} as const

/** Products of the suspended business with forty: from the first up to but not including the second. */
const hidden = [1900, 1940] as const

export const itemSla = shopSettingSeeds.review.slaHours.product

/** Rules that check products. */
export const productChecks: readonly CheckCode[] = [
  'attributes_complete',
  'images',
  'price_range',
  'banned_words',
  'duplicate_gtin',
]

const sellers = once(() => tradingBusinesses().filter(({ trade }) => trade.sells.length > 0))

/** Business that sells each product. */
export const productSellers = once((): BusinessSeed[] =>
  Array.from({ length: 2000 }, (_, index) => {
    if (index >= hidden[0] && index < hidden[1])
      return businessSeeds()[fixtureBusinesses.suspendedWithItems] as BusinessSeed
    const drawnFor = index === fixtureProducts.duplicate ? fixtureProducts.duplicated : index
    return seededRandom('product', drawnFor, 'business').pick(sellers())
  }),
)

/** 6 % of products have no picture. */
const isPictured = once(() => weightedAssign('product', 'image', { yes: 1880, no: 120 }))

/** Checks whether a product has a picture. */
export function hasImage(index: number): boolean {
  if (index === fixtureProducts.noImage || index === fixtureProducts.allChecksFail) return false
  return (
    index === fixtureProducts.tenImages ||
    index === fixtureProducts.duplicate ||
    isPictured()[index] === 'yes'
  )
}

/** Findings of the rules for a product. */
export function productFindings(index: number, status: Approvable['approvalStatus']): Findings {
  return findingsOf('product', index, status, productChecks, givenFindings(index), 0.01)
}

const nothing: Findings = {}
const noImage: Findings = { images: 'fail' }

function givenFindings(index: number): Findings {
  if (index === fixtureProducts.allChecksFail) return allFailing(productChecks)
  if (index === fixtureProducts.duplicate) return { duplicate_gtin: 'fail' }
  return hasImage(index) ? nothing : noImage
}

/** 2 000 products; 130 wait, 40 % of them updates of live ones; 86 % are approved. */
export const productApprovals = once(() =>
  approvals({
    type: 'product',
    slaHours: itemSla,
    isDecidedByStaff: true,
    numbers: {
      pending: 60,
      under_review: 18,
      update: 52,
      changes_requested: 46,
      approved: 1668,
      rejected: 110,
      suspended: 31,
      withdrawn: 15,
    },
    checks: () => productChecks,
    findings: productFindings,
    owner: (index) => ownerActor(productSellers()[index]?.index ?? 0),
    since: (index) => Date.parse(productSellers()[index]?.approval.approvedAt ?? ''),
    liveFor: 20 * minute,
    fixtures: fixtureProducts,
  }),
)

/** Sales channels of a product. */
export function productChannels(index: number): readonly string[] {
  return channelsOf('product', index, productSellers()[index] as BusinessSeed)
}

/** Time since which a product has been live, in milliseconds since 1970; NaN if it never was. */
export function productLiveSince(index: number): number {
  return Date.parse(productApprovals()[index]?.approvedAt ?? '')
}

/** Indices of the live products, in their order. */
export const liveProducts = once(() =>
  productApprovals().flatMap(({ approvalStatus }, index) =>
    approvalStatus === 'approved' ? [index] : [],
  ),
)
