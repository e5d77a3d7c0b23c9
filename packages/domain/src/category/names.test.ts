import { expect, test } from 'vitest'
import { slugOf, slugSchema } from './names'

test.each([
  ['Food & Drinks', 'food-drinks'],
  ['Şeker ve Kahve', 'seker-ve-kahve'],
  ['Kapı Kolları', 'kapi-kollari'],
  ['  Crème brûlée ', 'creme-brulee'],
  ['طعام', ''],
  ['🐝', ''],
])('the slug of %j is %j', (name, slug) => {
  expect(slugOf(name)).toBe(slug)
})

test('a long name has a valid slug', () => {
  const slug = slugOf(`${'a'.repeat(59)} b`)
  expect(slug).toBe('a'.repeat(59))
  expect(slugSchema.safeParse(slug).success).toBe(true)
})

test.each(['--', 'a-', '-a', 'a--b', 'A', 'a', ''])('%j is not a slug', (slug) => {
  expect(slugSchema.safeParse(slug).success).toBe(false)
})
