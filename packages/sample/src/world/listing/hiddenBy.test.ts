import { beforeEach, expect, test } from 'vitest'
import { resetSampleBackend } from '../../server/resetSampleBackend'
import { world } from '../../store/store'
import { businessEntity } from '../business/entity'
import { listingCategoryEntity } from '../listing-category/entity'
import { listingEntity } from './entity'
import { goldenListing } from './golden'
import { hiddenBy } from './hiddenBy'

const by = 'a colleague'

beforeEach(() => resetSampleBackend())

const listing = () => world.find(listingEntity, goldenListing('expired'))!

test('nothing hides a listing while its categories are active and its business trades', () => {
  expect(hiddenBy(listing(), world)).toBeNull()
})

test.each(['category', 'subcategory'] as const)('an inactive %s hides a listing', (level) => {
  world.change(listingCategoryEntity, listing()[level].token, { isActive: false }, by)
  expect(hiddenBy(listing(), world)).toBe('category_inactive')
})

test('a suspended business is named first', () => {
  const { business, category } = listing()
  world.change(listingCategoryEntity, category.token, { isActive: false }, by)
  world.change(businessEntity, business.token, { approvalStatus: 'suspended' }, by)
  expect(hiddenBy(listing(), world)).toBe('business_suspended')
})
