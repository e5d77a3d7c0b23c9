import { expect, test } from 'vitest'
import { initialsOf } from './initialsOf'

test.each([
  ['Ada Lovelace', 'A\u200CL'],
  ['Ada King Countess of Lovelace', 'A\u200CL'],
  ['Ada', 'A'],
  ['  “Ada”  (Market) ', 'A\u200CM'],
  ['ışık çiçek', 'ı\u200Cç'],
  ['محمد علي', 'م\u200Cع'],
  ['يوسف الحضرمي', 'ي\u200Cح'],
  ['الأمين', 'أ'],
  ['ال', 'ا'],
  ['النور للتجارة', 'ن\u200Cل'],
  ['آل سعود', 'آ\u200Cس'],
  ['7 Eleven', '7\u200CE'],
  ['***', ''],
  ['', ''],
])('the initials of %j are %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
