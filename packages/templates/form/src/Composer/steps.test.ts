import { expect, test } from 'vitest'
import { firstUnfinished, stepOfField, stepStates } from './steps'

const steps = [
  { id: 'who', label: 'Who', fields: ['buyer'] },
  { id: 'what', label: 'What', fields: ['lines', 'note'] },
  { id: 'how', label: 'How', fields: ['delivery'] },
]

const standing = (current: string, missing: string[], wrong: string[] = []) =>
  stepStates({ steps, reviewLabel: 'Review', current, missing, wrong }).map(
    ({ state, isOpen }) => `${state}${isOpen ? '' : ', closed'}`,
  )

test('assigns a value to one step, and one without a step to the review', () => {
  expect(stepOfField(steps, 'lines.3.qty')).toBe('what')
  expect(stepOfField(steps, 'buyer')).toBe('who')
  expect(stepOfField(steps, 'warehouse')).toBe('review')
  expect(stepOfField(steps, '')).toBe('review')
})

test('unfinished steps come before the review', () => {
  expect(firstUnfinished(steps, ['delivery', 'note'])).toBe('what')
  expect(firstUnfinished(steps, [])).toBe('review')
})

test('only the first step is open at first', () => {
  expect(standing('who', ['buyer', 'lines', 'delivery'])).toEqual([
    'current',
    'toCome, closed',
    'toCome, closed',
    'toCome, closed',
  ])
})

test('every step up to the first unfinished one is open', () => {
  expect(standing('who', ['delivery'])).toEqual(['current', 'done', 'toCome', 'toCome, closed'])
})

test('finished steps are done, and those with server errors are wrong', () => {
  expect(standing('review', [], ['lines.0.code'])).toEqual(['done', 'wrong', 'done', 'current'])
})

test('a step that is no longer valid is not done', () => {
  expect(standing('how', ['buyer'])).toEqual(['toCome', 'done', 'current', 'toCome, closed'])
})
