import { describe, expect, test } from 'vitest'
import { afyaProductBody, type AfyaProductBody, isGtin } from './body'
import { pricePerUnit } from './price'
import { strengthLabel } from './ingredients'
import { dosageForms, needsPrescription, routes, routesOf } from './terms'

const body: AfyaProductBody = {
  brandName: 'Nyota',
  genericName: 'Paracetamol',
  ingredients: [{ name: 'Paracetamol', strength: { value: '500', unit: 'mg', per: null } }],
  dosageForm: 'tablet',
  route: 'oral',
  pack: { units: 10, unitName: 'tablet', container: 'blister' },
  companyId: 'a'.repeat(22),
  atcCode: 'N02BE01',
  registrationNo: 'PPB/2024/00001',
  registrationExpiresOn: '2027-01-31',
  schedule: 'otc',
  coldChain: false,
  storage: 'room',
  shelfLifeMonths: 36,
  gtin: null,
  listPrice: null,
  warnings: null,
}

function pathsOf(change: object): string[] {
  const { error } = afyaProductBody.safeParse({ ...body, ...change })
  return (error?.issues ?? []).map(({ path }) => path.join('.'))
}

describe('the body of a product', () => {
  test('accepts valid values', () => {
    expect(pathsOf({})).toEqual([])
  })

  test.each([
    ['ingredients', { ingredients: [] }],
    ['ingredients.0.strength.value', strengthOf('0')],
    ['ingredients.0.strength.value', strengthOf('0.00')],
    ['ingredients.0.strength.value', strengthOf('1,5')],
    ['route', { dosageForm: 'syrup', route: 'iv' }],
    ['pack.units', { pack: { ...body.pack, units: 0 } }],
    ['atcCode', { atcCode: 'N2BE01' }],
    ['gtin', { gtin: '4006381333932' }],
    ['listPrice.amount', { listPrice: { amount: 0, currency: 'KES' } }],
    ['shelfLifeMonths', { shelfLifeMonths: 121 }],
  ])('refuses %s at its field', (path, change) => {
    expect(pathsOf(change)).toEqual([path])
  })

  test('reports a wrong route even if another field is missing', () => {
    expect(pathsOf({ brandName: '', dosageForm: 'syrup', route: 'iv' })).toEqual([
      'brandName',
      'route',
    ])
  })

  function strengthOf(value: string) {
    return { ingredients: [{ name: 'Paracetamol', strength: { value, unit: 'mg', per: null } }] }
  }
})

test('each dosage form has a route, and each route has a dosage form', () => {
  for (const form of dosageForms) expect(routesOf[form].length).toBeGreaterThan(0)
  expect(new Set(Object.values(routesOf).flat())).toEqual(new Set(routes))
})

test.each([
  ['4006381333931', true],
  ['4006381333932', false],
  ['73513537', true],
  ['036000291452', true],
  ['10614141000415', true],
  ['40063813339', false],
  ['', false],
])('%s is a GTIN: %s', (gtin, isOne) => {
  expect(isGtin(gtin)).toBe(isOne)
})

test('formats the strength as on packs', () => {
  const of = (value: string, unit: 'mg' | '%' | 'mcg', per: object | null = null) => ({
    strength: { value, unit, per } as never,
  })
  expect(strengthLabel([of('500', 'mg')])).toBe('500 mg')
  expect(strengthLabel([of('100', 'mg', { value: '5', unit: 'ml' })])).toBe('100 mg/5 ml')
  expect(strengthLabel([of('100', 'mcg', { value: '1', unit: 'dose' })])).toBe('100 mcg/dose')
  expect(strengthLabel([of('20', 'mg'), of('120', 'mg')])).toBe('20 mg + 120 mg')
  expect(strengthLabel([of('1', '%')])).toBe('1%')
})

test('controlled medicines need a prescription', () => {
  expect(
    ['otc', 'pharmacy_only', 'prescription_only', 'controlled'].map((each) =>
      needsPrescription(each as never),
    ),
  ).toEqual([false, false, true, true])
})

test('the price per unit has the decimals of its currency', () => {
  const { pack } = body
  expect(pricePerUnit({ listPrice: { amount: 5000, currency: 'KES' }, pack })?.value).toBe(5)
  expect(pricePerUnit({ listPrice: { amount: 5000, currency: 'UGX' }, pack })?.value).toBe(500)
  expect(pricePerUnit({ listPrice: null, pack })).toBeNull()
})
