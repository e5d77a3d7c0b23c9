import { describe, expect, test } from 'vitest'
import { capabilities, type Capability, hasCapability } from './capabilities'

const ofAdministrators: readonly Capability[] = [
  'business.decide',
  'agent.decide',
  'product.suspend',
  'product.feature',
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
]

describe('domain design 3: who may do what', () => {
  test.each(Object.keys(capabilities) as Capability[])('%s', (capability) => {
    expect(hasCapability(['SuperAdmin'], capability)).toBe(true)
    expect(hasCapability(['admin'], capability)).toBe(true)
    expect(hasCapability(['staff'], capability)).toBe(!ofAdministrators.includes(capability))
    expect(hasCapability(['staff', 'admin'], capability)).toBe(true)
    expect(hasCapability(['customer'], capability)).toBe(false)
    expect(hasCapability([], capability)).toBe(false)
  })
})
