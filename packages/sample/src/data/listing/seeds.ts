import { seededRandom } from '../../random/random'
import { once, onceForEach } from '../../random/once'
import { type BusinessSeed, ownerActor, tradingBusinesses } from '../business/seeds'
import { besideSubcategory, subcategoryFor, type SubcategorySeed } from '../listing-category/rows'
import { listingPlans, type StoredPlan } from '../listing-plan/rows'
import { type Approvable, approvals } from '../shared/approval'
import { hour } from '../../store/clock'
import { type CheckCode, type Findings, findingsOf } from '../shared/checks'
import { shopSettingSeeds } from '../shop-setting/seeds'

/** Fixture records: the indices of the listings that stories and tests may rely on. */
export const fixtureListings = {
  longestTitle: 9,
  arabicTitle: 99,
  noPhoto: 15,
  /** As many photos as its plan allows. */
  allPhotos: 45,
  /** One more than its plan allows: a check fails. */
  tooManyPhotos: 64,
  expiringInThreeDays: 58,
  expired: 11,
  /** Its plan has ended, and is no longer offered. */
  planRetired: 73,
  paused: 16,
  archived: 7,
  suspended: 18,
  overdueNineDays: 96,
  claimedByAnother: 31,
  /** Approved forty seconds before the sample's start, by an administrator. */
  decidedByAnother: 12,
  /** A waiting update that changes everything possible. */
  manyChanges: 19,
} as const

/** Target time for a decision about a listing, in hours. */
export const listingSla = shopSettingSeeds.review.slaHours.listing

/** Rules that check listings. */
export const listingChecks: readonly CheckCode[] = [
  'plan_limits',
  'category_active',
  'position',
  'banned_words',
]

/** Business of each of the 350 listings. */
export const listingBusinesses = once((): BusinessSeed[] =>
  Array.from({ length: 350 }, (_, index) =>
    seededRandom('listing', index, 'business').pick(tradingBusinesses()),
  ),
)

/** Business of a listing. */
export function listingBusiness(index: number): BusinessSeed {
  return listingBusinesses()[index] as BusinessSeed
}

/** Plan of a business, the same for all its listings. */
export function planOfBusiness(index: number): StoredPlan {
  const stream = seededRandom('business', index, 'plan')
  stream.next()
  return listingPlans()[stream.integer(1, 5)] as StoredPlan
}

/** Subcategory of a listing: usually that of its business, sometimes a sibling. */
export const listingSubcategory = onceForEach((index: number): SubcategorySeed => {
  const own = subcategoryFor(listingBusiness(index).trade.name)
  const stream = seededRandom('listing', index, 'subcategory')
  return stream.next() < 0.75 ? own : stream.pick(besideSubcategory(own))
})

/**
 * Number of a listing's photos: usually a few, none for one in sixteen, never more than its plan allows except in the golden
 * record for that.
 */
export function photoCountOf(index: number): number {
  const { limits } = planOfBusiness(listingBusiness(index).index)
  if (index === fixtureListings.allPhotos) return limits.photos
  if (index === fixtureListings.tooManyPhotos) return limits.photos + 1
  const stream = seededRandom('listing', index, 'photos')
  if (stream.next() < 0.06) return 0
  return Math.min(limits.photos, 1 + Math.floor(-Math.log(1 - stream.next()) * 3))
}

/** Findings of the rules for a listing; two follow from its photos and address, the others are drawn. */
export function listingFindings(index: number, status: Approvable['approvalStatus']): Findings {
  const { limits } = planOfBusiness(listingBusiness(index).index)
  return findingsOf('listing', index, status, ['position', 'banned_words'], {
    ...(photoCountOf(index) > limits.photos ? { plan_limits: 'fail' } : {}),
    ...(listingSubcategory(index).isActive ? {} : { category_active: 'fail' }),
  })
}

/** 350 listings; 34 wait, 8 of them updates of live ones. */
export const listingApprovals = once(() =>
  approvals({
    type: 'listing',
    slaHours: listingSla,
    isDecidedByStaff: true,
    numbers: {
      pending: 20,
      under_review: 6,
      update: 8,
      changes_requested: 8,
      approved: 278,
      rejected: 17,
      suspended: 9,
      withdrawn: 4,
    },
    checks: () => listingChecks,
    findings: listingFindings,
    owner: (index) => ownerActor(listingBusiness(index).index),
    since: (index) => Date.parse(listingBusiness(index).approval.approvedAt ?? ''),
    liveFor: hour,
    fixtures: fixtureListings,
  }),
)
