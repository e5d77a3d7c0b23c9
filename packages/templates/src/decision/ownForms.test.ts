import { expect, test } from 'vitest'
import { voucherForms } from '../kinds/mocks/voucherForms'
import { voucherKind } from '../kinds/mocks/vouchers'
import { formPart, requireForms, takenWith } from './ownForms'

const kinds = [voucherKind]
const states = ['pay', 'pay_in_parts'].map((action) => ({ action, hindrance: null }))

test('what has a form of its own is offered only where that form is', () => {
  expect(takenWith(kinds, states, {})).toEqual([states[0]])
  expect(takenWith(kinds, states, voucherForms)).toEqual(states)
})

test('a configuration that offers an action without its form says so to whoever writes it', () => {
  expect(() => requireForms('vouchers', kinds)).toThrow('vouchers has no form for pay_in_parts')
  expect(() => requireForms('vouchers', kinds, {}, ['pay'])).not.toThrow()
  expect(() => requireForms('vouchers', kinds, voucherForms)).not.toThrow()
})

test('a form is fetched once, whoever wants it', () => {
  const part = formPart(voucherForms, 'pay_in_parts')
  expect(part).toBeDefined()
  expect(formPart(voucherForms, 'pay_in_parts')).toBe(part)
  expect(formPart(voucherForms, 'toString')).toBeUndefined()
})
