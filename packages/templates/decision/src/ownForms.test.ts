import { expect, test } from 'vitest'
import { payoutForms } from './mocks/payoutForms'
import { payoutWorkflow } from './mocks/payouts'
import { formPart, requireForms, takenWith } from './ownForms'

const workflows = [payoutWorkflow]
const states = ['mark_paid', 'pay_in_parts'].map((action) => ({ action, blocker: null }))

test('offers an action with its own form only where the form is provided', () => {
  expect(takenWith(workflows, states, {})).toEqual([states[0]])
  expect(takenWith(workflows, states, payoutForms)).toEqual(states)
})

test('a configuration without a required form throws with the action’s name', () => {
  expect(() => requireForms('payouts', workflows)).toThrow('payouts has no form for pay_in_parts')
  expect(() => requireForms('payouts', workflows, {}, ['mark_paid'])).not.toThrow()
  expect(() => requireForms('payouts', workflows, payoutForms)).not.toThrow()
})

test('loads a form once', () => {
  const part = formPart(payoutForms, 'pay_in_parts')
  expect(part).toBeDefined()
  expect(formPart(payoutForms, 'pay_in_parts')).toBe(part)
  expect(formPart(payoutForms, 'toString')).toBeUndefined()
})
