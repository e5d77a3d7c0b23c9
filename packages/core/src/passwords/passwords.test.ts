import { expect, test } from 'vitest'
import { isWeakPassword } from '.'

const wanjiru = ['Wanjiru Kamau', 'w.kamau+shop@market.example']

test.each([
  'password',
  'P@ssw0rd1',
  'qwertyuiop',
  '12345678',
  'aaaaaaaaaaaa',
  'console1',
  'marketplace',
  'w.kamau+shop@market.example',
  'w.kamau+shop',
  'Wanjiru1',
  'kamau2026',
  'KamauWanjiru',
  'password'.repeat(25),
])('“%s” is easy to guess', async (password) => {
  expect(await isWeakPassword(password, wanjiru)).toBe(true)
})

test.each([
  'mlima-2026',
  'blue tractor singing',
  'ndizi tamu kabisa',
  'Zq7-Lk2-Wp9',
  'مفتاح البيت القديم',
])('“%s” is not', async (password) => {
  expect(await isWeakPassword(password, wanjiru)).toBe(false)
})

test('a password with the name of someone else is not', async () => {
  expect(await isWeakPassword('kiprotich-4471', ['Jo', ''])).toBe(false)
})
