import { beforeEach, expect, test } from 'vitest'
import { resetSampleBackend } from '../../server/resetSampleBackend'
import { database } from '../../store/store'
import { businessEntity } from '../business/entity'
import { listingCategoryEntity } from '../listing-category/entity'
import { listingEntity } from './entity'
import { fixtureListing } from './fixtures'
import { hiddenBy } from './hiddenBy'

const by = 'a colleague'

beforeEach(() => resetSampleBackend())

const listing = () => database.find(listingEntity, fixtureListing('expired'))!

test('nothing hides a listing while its categories are active and its business trades', () => {
  expect(hiddenBy(listing(), database)).toBeNull()
})

test.each(['category', 'subcategory'] as const)('an inactive %s hides a listing', (level) => {
  database.change(listingCategoryEntity, listing()[level].token, { isActive: false }, by)
  expect(hiddenBy(listing(), database)).toBe('category_inactive')
})

test('a suspended business takes precedence over an inactive category', () => {
  const { business, category } = listing()
  database.change(listingCategoryEntity, category.token, { isActive: false }, by)
  database.change(businessEntity, business.token, { approvalStatus: 'suspended' }, by)
  expect(hiddenBy(listing(), database)).toBe('business_suspended')
})
