import { type Capability, hasCapability } from '@console/core/permissions'
import { describe, expect, test } from 'vitest'

const files = import.meta.glob<Record<string, Record<string, Capability>>>('./*/capabilities.ts', {
  eager: true,
})
const capabilities = Object.values(files).flatMap((file) =>
  Object.values(file).flatMap((ofKind) => Object.values(ofKind)),
)

const ofAdministrators = [
  'afya.recall',
  'company.suspend',
  'business.decide',
  'agent.decide',
  'product.suspend',
  'product.feature',
  'listing.suspend',
  'listing.show',
  'listing.correct',
  'plan.edit',
  'promo.edit',
  'category.edit',
  'listingCategory.edit',
  'input.edit',
  'info.edit',
  'category.edit',
  'input.edit',
  'listingCategory.edit',
  'order.approve',
  'order.complete',
  'order.refund',
  'return.decide',
  'commission.draft',
  'commission.activate',
  'commission.adjust',
  'voucher.approve',
  'voucher.pay',
  'claim.takeOver',
  'check.waive',
  'staff.manage',
  'shopUser.block',
  'pii.reveal',
]

/** Capabilities that administrators lack. */
const ofSuperAdmins = ['shop.edit']

describe('capabilities of all folders', () => {
  test('each has a unique id, and those of administrators exist', () => {
    const ids = capabilities.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).toEqual(expect.arrayContaining([...ofAdministrators, ...ofSuperAdmins]))
  })

  test.each(capabilities)('$id', (capability) => {
    const isForAdmins = !ofSuperAdmins.includes(capability.id)
    const isForStaff = isForAdmins && !ofAdministrators.includes(capability.id)
    expect(hasCapability(['SuperAdmin'], capability)).toBe(true)
    expect(hasCapability(['admin'], capability)).toBe(isForAdmins)
    expect(hasCapability(['staff'], capability)).toBe(isForStaff)
    expect(hasCapability(['staff', 'admin'], capability)).toBe(isForAdmins)
    expect(hasCapability(['customer'], capability)).toBe(false)
    expect(hasCapability([], capability)).toBe(false)
  })
})
