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

test('a value is written in one step; what has none is shown in the review', () => {
  expect(stepOfField(steps, 'lines.3.qty')).toBe('what')
  expect(stepOfField(steps, 'buyer')).toBe('who')
  expect(stepOfField(steps, 'warehouse')).toBe('review')
  expect(stepOfField(steps, '')).toBe('review')
})

test('what is not finished comes before the review', () => {
  expect(firstUnfinished(steps, ['delivery', 'note'])).toBe('what')
  expect(firstUnfinished(steps, [])).toBe('review')
})

test('at first only the first step is open', () => {
  expect(standing('who', ['buyer', 'lines', 'delivery'])).toEqual([
    'current',
    'toCome, closed',
    'toCome, closed',
    'toCome, closed',
  ])
})

test('one can go as far as the first that is not finished', () => {
  expect(standing('who', ['delivery'])).toEqual(['current', 'done', 'toCome', 'toCome, closed'])
})

test('what was finished is done, and what the server finds fault with is wrong', () => {
  expect(standing('review', [], ['lines.0.code'])).toEqual(['done', 'wrong', 'done', 'current'])
})

test('what was done and is no longer right is not done', () => {
  expect(standing('how', ['buyer'])).toEqual(['toCome', 'done', 'current', 'toCome, closed'])
})
