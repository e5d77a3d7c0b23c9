import { itemApproval } from '@console/domain/item'
import { reviewWorkflow } from '@console/domain/review'
import { describe, expect, test } from 'vitest'
import {
  askedBy,
  errorsOf,
  minNote,
  noInput,
  reasonsInOrder,
  inputOf,
  type InputValues,
} from './inputRules'

const today = '2026-06-15'
const workflows = [itemApproval, reviewWorkflow]
const empty = noInput({})
const check = (
  action: string,
  values: Partial<InputValues>,
  failed: string[] = [],
  needsNote = false,
) =>
  errorsOf(workflows, action, { ...empty, ...values }, { failed, needsNote }, today).map(
    ({ field, code }) => `${field} ${code as string}`,
  )

describe('validation of the input', () => {
  test.each([
    { action: 'reject', values: {}, errors: ['reasonCode reason'] },
    { action: 'reject', values: { reasonCode: 'duplicate_record' }, errors: [] },
    { action: 'reject', values: { reasonCode: 'other' }, errors: ['note noteShort'] },
    {
      action: 'reject',
      values: { reasonCode: 'other', note: ' 123456789 ' },
      errors: ['note noteShort'],
    },
    { action: 'reject', values: { reasonCode: 'other', note: '1234567890' }, errors: [] },
    { action: 'hide', values: {}, errors: ['reasonCode reason'] },
    { action: 'reopen', values: {}, errors: ['note noteShort'] },
    { action: 'approve', values: {}, errors: [] },
    { action: 'approve', values: { note: 'x'.repeat(501) }, errors: ['note noteLong'] },
    {
      action: 'reject',
      values: { reasonCode: 'policy_breach', note: 'x'.repeat(2001) },
      errors: ['note noteLong'],
    },
    { action: 'request_changes', values: {}, errors: ['note changes'] },
    { action: 'request_changes', values: { note: 'Please scan it again' }, errors: [] },
    {
      action: 'request_changes',
      values: { fields: [{ pointer: '/name', message: 'Say' }] },
      errors: ['fields.0.message message'],
    },
    {
      action: 'request_changes',
      values: { fields: [{ pointer: '/name', message: 'Shorter' }] },
      errors: [],
    },
    {
      action: 'request_changes',
      values: { fields: [{ pointer: '/name', message: 'x'.repeat(301) }] },
      errors: ['fields.0.message message'],
    },
  ] as const)('$action $values', ({ action, values, errors }) => {
    expect(check(action, values as Partial<InputValues>)).toEqual(errors)
  })

  test.each([
    { until: '2026-06-15', isRight: false },
    { until: '2026-06-16', isRight: true },
    { until: '2027-06-15', isRight: true },
    { until: '2027-06-16', isRight: false },
    { until: '', isRight: true },
  ])('suspended until $until', ({ until, isRight }) => {
    expect(check('suspend', { reasonCode: 'fraud_suspected', until })).toEqual(
      isRight ? [] : ['until until'],
    )
  })

  test('requires a waiver with a note for every failed check', () => {
    expect(check('approve', {}, ['banned_words'])).toEqual(['waive waive'])
    expect(check('approve', { waive: ['banned_words'] }, ['banned_words'])).toEqual([
      'note noteShort',
    ])
    expect(
      check('approve', { waive: ['banned_words'], note: 'It is a name.' }, ['banned_words']),
    ).toEqual([])
  })
})

test('requires a note from the start when the shop’s settings do', () => {
  const input = { reasonCode: 'duplicate_record' }
  expect(check('reject', input, [], true)).toEqual(['note noteShort'])
  expect(check('reject', { ...input, note: 'Sold twice.' }, [], true)).toEqual([])
  expect(check('reject', {}, [], true)).toEqual(['reasonCode reason', 'note noteShort'])
})

test('omits input that the action does not need', () => {
  expect(
    inputOf(askedBy(workflows, 'reject'), {
      ...empty,
      reasonCode: 'other',
      note: ' Not ours to sell. ',
      until: '2026-07-01',
      waive: [],
      fields: [{ pointer: '/name', message: 'Shorter' }],
    }),
  ).toEqual({ reasonCode: 'other', note: 'Not ours to sell.' })
})

test('a suspension lasts until the end of its day', () => {
  const { until } = inputOf(askedBy(workflows, 'suspend'), {
    ...empty,
    reasonCode: 'owner_request',
    until: '2026-07-01',
  })
  expect(new Date(String(until)).getTime()).toBe(new Date('2026-07-01T23:59:59').getTime())
})

test('sorts the usual reasons first, without duplicates, and other last', () => {
  const reasons = reasonsInOrder(workflows, 'reject', ['prohibited_item', 'poor_images'])
  expect(reasons.slice(0, 3)).toEqual(['prohibited_item', 'poor_images', 'incomplete_documents'])
  expect(reasons.at(-1)).toBe('other')
  expect(reasons).toHaveLength(reasonsInOrder(workflows, 'reject').length)
})

test('the minimum length of a note depends on the other fields', () => {
  expect(minNote(workflows, 'request_changes', empty, false)).toBe(10)
  expect(
    minNote(
      workflows,
      'request_changes',
      { ...empty, fields: [{ pointer: '/a', message: '' }] },
      false,
    ),
  ).toBe(0)
  expect(minNote(workflows, 'reject', { ...empty, reasonCode: 'other' }, false)).toBe(10)
  expect(minNote(workflows, 'reject', empty, false)).toBe(0)
  expect(minNote(workflows, 'reject', empty, true)).toBe(10)
})
