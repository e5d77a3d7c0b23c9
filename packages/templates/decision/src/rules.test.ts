import { businessApproval } from '@console/domain/business'
import type { ActionState } from '@console/core/workflows'
import { expect, test } from 'vitest'
import { orderWorkflow } from '@console/domain/order'
import { meantBy, offerOf } from './rules'

const workflows = [businessApproval]
const state = (action: string, blocker: string | null = null): ActionState => ({
  action,
  blocker,
})
const namesOf = (states: readonly ActionState[]) => states.map(({ action }) => action)

test('shows one primary button, two secondary ones, and the rest in a menu', () => {
  const offer = offerOf(workflows, [
    state('claim'),
    state('approve'),
    state('reject'),
    state('request_changes'),
    state('suspend', 'wrong_status'),
    state('reopen', 'wrong_status'),
  ])
  expect(offer.primary?.action).toBe('approve')
  expect(namesOf(offer.secondary)).toEqual(['request_changes', 'reject'])
  expect(namesOf(offer.others)).toEqual(['claim'])
})

test('keeps the button of an action with a blocker other than the status, with the reason', () => {
  const offer = offerOf(workflows, [
    state('approve', 'checks_failed'),
    state('reject', 'claimed_by_other'),
  ])
  expect(offer.primary).toEqual(state('approve', 'checks_failed'))
  expect(namesOf(offer.secondary)).toEqual(['reject'])
})

test('does not offer what the status does not allow', () => {
  const offer = offerOf(workflows, [
    state('approve', 'wrong_status'),
    state('suspend', 'wrong_status'),
    state('reinstate'),
  ])
  expect(offer.primary?.action).toBe('reinstate')
  expect(offer.others).toEqual([])
})

test('shows no buttons without actions', () => {
  expect(offerOf(workflows, [])).toEqual({ primary: undefined, secondary: [], others: [] })
})

test('a shared shortcut triggers the action that is available', () => {
  const steps = [
    state('confirm', 'wrong_status'),
    state('prepare'),
    state('dispatch', 'wrong_status'),
  ]
  expect(meantBy([orderWorkflow], steps, 'A')?.action).toBe('prepare')
  const blocked = [state('confirm', 'wrong_status'), state('complete', 'not_paid')]
  expect(meantBy([orderWorkflow], blocked, 'A')?.action).toBe('complete')
  expect(meantBy([orderWorkflow], steps, 'R')).toBeUndefined()
})
