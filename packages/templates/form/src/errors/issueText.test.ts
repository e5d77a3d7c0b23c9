import { formMessages } from '../messages'
import { createMessages, formatsOf, translateIn, type Translate } from '@console/core/i18n'
import { beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { checkForm } from './resolve'
import { issueText } from './issueText'

let translate: Translate
beforeAll(async () => {
  const words = createMessages('tr')
  await words.load(formMessages)
  translate = translateIn(words.i18n)
})

const says = (schema: z.ZodMiniType, value: unknown) =>
  schema.safeParse(value, { error: (issue) => issueText(issue, translate, formatsOf('tr')) }).error
    ?.issues[0]?.message

test.each([
  { schema: z.string().check(z.minLength(1)), value: '' },
  { schema: z.email(), value: ' ' },
  { schema: z.int(), value: null },
  { schema: z.enum(['a']), value: null },
  { schema: z.array(z.string()).check(z.minLength(1)), value: [] },
  { schema: z.string(), value: undefined },
])('reports a missing value as required: $value', ({ schema, value }) => {
  expect(says(schema, value)).toBe('Bu alan zorunlu.')
})

test.each([
  ['2028\uE00012\uE000__', 'Tarihi tamamlayın.'],
  ['2028\uE00004\uE00031', 'Böyle bir tarih yok.'],
  ['\uE000mart sonu', /mart sonu.* bir tarih değil/],
])('explains why %j is not a date', (value, words) => {
  expect(says(z.iso.date(), value)).toMatch(words)
})

test.each([
  { schema: z.string().check(z.minLength(1200)), value: 'a', message: /1\.200/ },
  { schema: z.string().check(z.maxLength(1)), value: 'aa', message: /1/ },
  { schema: z.number().check(z.gte(3)), value: 1, message: /^En az 3/ },
  { schema: z.number().check(z.gt(3)), value: 3, message: /^3 değerinden büyük/ },
  { schema: z.number().check(z.lte(3)), value: 4, message: /^En çok 3/ },
  { schema: z.number().check(z.lt(3)), value: 3, message: /^3 değerinden küçük/ },
  { schema: z.number().check(z.multipleOf(0.5)), value: 1.2, message: /0,5/ },
  { schema: z.array(z.string()).check(z.minLength(2)), value: ['a'], message: /^En az 2/ },
  { schema: z.int(), value: 1.5, message: /tam sayı/ },
  { schema: z.int(), value: '3 kutu', message: /^Geçerli bir sayı/ },
  { schema: z.email(), value: 'a', message: /e-posta/ },
  { schema: z.url(), value: 'a', message: /web adresi/ },
  { schema: z.string().check(z.regex(/^a$/)), value: 'b', message: /biçimi/ },
  { schema: z.enum(['a']), value: 'b', message: /birini seçin/ },
  { schema: z.string().check(z.refine(() => false)), value: 'b', message: /geçerli değil/ },
])('$value breaks a rule: $message', ({ schema, value, message }) => {
  expect(says(schema, value)).toMatch(message)
})

const messageOf = (schema: z.ZodMiniType<unknown, object>, values: object) =>
  checkForm(schema, values, (issue) => issueText(issue, translate, formatsOf('tr'), values))
    .errors[0]?.message

test('formats a bound in the unit of its field', () => {
  const rate = z.object({ rateBps: z.int().check(z.lte(3000)) })
  expect(messageOf(rate, { rateBps: 9900 })).toBe('En çok %30.')
  const price = z.object({
    price: z.object({ amount: z.int().check(z.lte(150_000)), currency: z.string() }),
  })
  expect(messageOf(price, { price: { amount: 200_000, currency: 'KES' } })).toBe(
    'En çok KES 1.500,00.',
  )
})

test('replaces an unsafe integer by the bound of its field', () => {
  const days = z.object({ days: z.int().check(z.lte(30)) })
  expect(messageOf(days, { days: 1e20 })).toBe('En çok 30.')
})

test('an incomplete or impossible date is an error even if the schema accepts its text', () => {
  const due = z.object({ due: z.string() })
  expect(messageOf(due, { due: '2028\uE00012\uE000__' })).toBe('Tarihi tamamlayın.')
  expect(messageOf(due, { due: '2028\uE00004\uE00031' })).toBe('Böyle bir tarih yok.')
  expect(messageOf(due, { due: '2028-04-30' })).toBeUndefined()
})
