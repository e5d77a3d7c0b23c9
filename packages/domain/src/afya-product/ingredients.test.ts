import { expect, test } from 'vitest'
import { ingredientsFrom, ingredientsText } from './ingredients'

test.each([
  ['Paracetamol 500mg', 'Paracetamol 500 mg'],
  ['Artemether 20 mg + Lumefantrine 120 MG', 'Artemether 20 mg + Lumefantrine 120 mg'],
  ['Ibuprofen 100 mg / 5ml', 'Ibuprofen 100 mg/5 ml'],
  ['Salbutamol 100 µg/dose', 'Salbutamol 100 mcg/dose'],
  ['Xylometazoline 0,1 %', 'Xylometazoline 0.1%'],
  ['Vitamin B12 1 mg', 'Vitamin B12 1 mg'],
])('parses %s, and formats it consistently', (reported, written) => {
  expect(ingredientsText(ingredientsFrom(reported) ?? [])).toBe(written)
})

test.each([
  '',
  'Paracetamol',
  '500 mg',
  'Paracetamol 500 spoons',
  'Nystatin 100,000 IU',
  'A 5 mg +',
])('parses no strength from "%s"', (reported) => {
  expect(ingredientsFrom(reported)).toBeNull()
})
