import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { crossFieldRule, crossRowRule } from './crossFieldRule'

const forms = { tablet: ['oral'], cream: ['skin'] }

const product = z
  .object({
    form: z.enum(['tablet', 'cream']),
    route: z.string(),
    name: z.string().check(z.minLength(2)),
    stock: z.int(),
  })
  .check(
    crossFieldRule(
      ['form', 'route'],
      ({ form, route }: { form: keyof typeof forms; route: string }) =>
        forms[form].includes(route)
          ? []
          : [{ rule: 'route_wrong', path: ['route'], input: route, about: [form] }],
    ),
    crossFieldRule(['name', 'route'], ({ name, route }: { name: string; route: string }) =>
      name === route ? [{ rule: 'same', path: ['name'], input: name }] : [],
    ),
  )

const amounts = z
  .array(z.object({ currency: z.string(), amount: z.number() }))
  .check(
    crossRowRule(['currency'], (rows: readonly ({ currency: string } | undefined)[]) =>
      rows.flatMap((row, place) =>
        row && rows.findIndex((other) => other?.currency === row.currency) < place
          ? [{ rule: 'twice', path: [place], input: row }]
          : [],
      ),
    ),
  )

/** Paths of the invalid values, with the rule or the code. */
function issuesOf(schema: z.ZodMiniType, value: unknown): string[] {
  return (schema.safeParse(value).error?.issues ?? []).map((issue) => {
    const rule = issue.code === 'custom' ? String(issue.params?.rule) : issue.code
    return `${issue.path.join('.')} ${rule}`
  })
}

const whole = { form: 'tablet', route: 'skin', name: 'Para', stock: 1 }

test('a rule reports beside other errors of the form', () => {
  expect(issuesOf(product, whole)).toEqual(['route route_wrong'])
  expect(issuesOf(product, { ...whole, name: '', stock: null })).toEqual([
    'name too_small',
    'stock invalid_type',
    'route route_wrong',
  ])
})

test('all rules report at once', () => {
  expect(issuesOf(product, { ...whole, name: 'skin' })).toEqual(['route route_wrong', 'name same'])
})

test.each([null, undefined, 7, {}, [], 'powder'])(
  'a rule does not read a choice that is %j',
  (form) => {
    expect(issuesOf(product, { ...whole, form })).toEqual(['form invalid_value'])
  },
)

test.each([null, undefined, 'x', []])('a rule does not read %j in place of its object', (value) => {
  expect(issuesOf(product, value)).toEqual([' invalid_type'])
})

test('a rule about rows reads the members that parsed', () => {
  const kes = { currency: 'KES', amount: 1 }
  expect(issuesOf(amounts, [kes, null, { currency: 'KES', amount: null }, kes])).toEqual([
    '1 invalid_type',
    '2.amount invalid_type',
    '2 twice',
    '3 twice',
  ])
})
