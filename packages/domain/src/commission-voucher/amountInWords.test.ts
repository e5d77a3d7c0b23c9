import { currencies, type Currency } from '@console/core/contracts'
import { describe, expect, test } from 'vitest'
import { numbersFrom } from '../order/mocks/randomOrders'
import { amountInWords } from './amountInWords'
import { readAmount } from './mocks/readAmount'
import { arabic } from './numerals/arabic'
import { english } from './numerals/english'
import { turkish } from './numerals/turkish'

const of = (amount: number, currency: Currency = 'KES') => ({ amount, currency })

describe('an amount in words', () => {
  test.each([
    [of(0), 'zero Kenyan shillings only'],
    [of(100), 'one Kenyan shilling only'],
    [of(1), 'one cent only'],
    [
      of(4_512_050),
      'forty-five thousand one hundred and twenty Kenyan shillings and fifty cents only',
    ],
    [of(412_500, 'UGX'), 'four hundred and twelve thousand five hundred Ugandan shillings only'],
    [of(1_000_000, 'RWF'), 'one million Rwandan francs only'],
    [of(10_100), 'one hundred and one Kenyan shillings only'],
    [of(100_100), 'one thousand and one Kenyan shillings only'],
    [of(1_000_100, 'UGX'), 'one million one hundred Ugandan shillings only'],
    [of(101_000, 'UGX'), 'one hundred and one thousand Ugandan shillings only'],
    [of(100_000_005), 'one million Kenyan shillings and five cents only'],
    [of(2_100_015, 'USD'), 'twenty-one thousand US dollars and fifteen cents only'],
  ])('English: %o', (money, words) => {
    expect(amountInWords(money, 'en')).toBe(words)
  })

  test.each([
    [of(0), 'Yalnız sıfır Kenya şilini'],
    [of(4_512_050), 'Yalnız kırk beş bin yüz yirmi Kenya şilini elli sent'],
    [of(1000, 'UGX'), 'Yalnız bin Uganda şilini'],
    [of(1_001_200, 'UGX'), 'Yalnız bir milyon bin iki yüz Uganda şilini'],
    [of(21_500, 'TRY'), 'Yalnız iki yüz on beş Türk lirası'],
  ])('Turkish: %o', (money, words) => {
    expect(amountInWords(money, 'tr')).toBe(words)
  })

  test.each([
    [of(100), 'فقط شلن كيني واحد لا غير'],
    [of(200), 'فقط شلنان كينيان لا غير'],
    [of(500), 'فقط خمسة شلنات كينية لا غير'],
    [of(1100), 'فقط أحد عشر شلنًا كينيًا لا غير'],
    [of(10_000), 'فقط مئة شلن كيني لا غير'],
    [of(4_512_050), 'فقط خمسة وأربعون ألفًا ومئة وعشرون شلنًا كينيًا وخمسون سنتًا لا غير'],
    [of(2000, 'UGX'), 'فقط ألفا شلن أوغندي لا غير'],
    [of(300, 'TRY'), 'فقط ثلاث ليرات تركية لا غير'],
    [of(10_100), 'فقط مئة شلن كيني وشلن واحد لا غير'],
    [of(10_200), 'فقط مئة شلن كيني وشلنان لا غير'],
    [of(100_100), 'فقط ألف شلن كيني وشلن واحد لا غير'],
    [of(100_200), 'فقط ألف شلن كيني وشلنان لا غير'],
    [of(200_100), 'فقط ألفا شلن كيني وشلن واحد لا غير'],
    [of(100_000_100), 'فقط مليون شلن كيني وشلن واحد لا غير'],
    [of(10_300), 'فقط مئة وثلاثة شلنات كينية لا غير'],
    [of(11_000, 'TZS'), 'فقط مئة وعشرة شلنات تنزانية لا غير'],
    [of(1_100_000), 'فقط أحد عشر ألف شلن كيني لا غير'],
    [of(1_100_100), 'فقط أحد عشر ألف شلن كيني وشلن واحد لا غير'],
    [of(11_000_000, 'UGX'), 'فقط أحد عشر مليون شلن أوغندي لا غير'],
    [of(20_000_000, 'UGX'), 'فقط عشرون مليون شلن أوغندي لا غير'],
    [of(10_100_000), 'فقط مئة ألف وألف شلن كيني لا غير'],
    [of(10_200_000), 'فقط مئة ألف وألفا شلن كيني لا غير'],
    [of(20_100_000), 'فقط مئتا ألف وألف شلن كيني لا غير'],
    [of(2100, 'TRY'), 'فقط إحدى وعشرون ليرة تركية لا غير'],
    [of(10_100, 'TRY'), 'فقط مئة ليرة تركية وليرة واحدة لا غير'],
    [of(800, 'TRY'), 'فقط ثماني ليرات تركية لا غير'],
    [of(3_000_000, 'RWF'), 'فقط ثلاثة ملايين فرنك رواندي لا غير'],
  ])('Arabic: %o', (money, words) => {
    expect(amountInWords(money, 'ar')).toBe(words)
  })

  test('every currency has a name in every language, and a subunit exactly if it has decimals', () => {
    const spellings = { en: english, tr: turkish, ar: arabic }
    for (const currency of Object.keys(currencies) as Currency[])
      for (const language of ['en', 'tr', 'ar'] as const) {
        const [, subunit] = spellings[language].units[currency]
        expect([currency, subunit !== undefined]).toEqual([currency, currencies[currency] > 0])
        const whole = amountInWords(of(10 ** currencies[currency], currency), language)
        const both = amountInWords(of(10 ** currencies[currency] + 1, currency), language)
        expect(whole).not.toContain('undefined')
        expect(both).not.toBe(whole)
      }
  })

  test.each(['en', 'tr', 'ar'] as const)('2,000 random amounts are parsed back: %s', (language) => {
    const number = numbersFrom(22)
    const all = Object.keys(currencies) as Currency[]
    for (let run = 0; run < 2000; run += 1) {
      const currency = all[number(0, all.length - 1)] as Currency
      // Mixes small and large numbers, with many whole hundreds and thousands.
      const round = 10 ** number(0, 5)
      const amount = number(0, 10 ** number(1, 9)) * (run % 3 === 0 ? round : 1)
      const words = amountInWords(of(amount, currency), language)
      expect([words, readAmount(words, currency, language)]).toEqual([words, amount])
    }
  })

  test('the parsers reject earlier mistakes', () => {
    for (const wrong of [
      'فقط مئة وواحد شلن كيني لا غير',
      'فقط أحد عشر ألفًا شلن كيني لا غير',
      'فقط مئة وواحد ألف شلن كيني لا غير',
      'فقط ألفان شلن كيني لا غير',
    ])
      expect(() => readAmount(wrong, 'KES', 'ar')).toThrow('cannot stand so')
    expect(() => readAmount('one hundred one Kenyan shillings only', 'KES', 'en')).toThrow(
      'No number',
    )
    expect(() => readAmount('Yalnız bir bin Kenya şilini', 'KES', 'tr')).toThrow('bir bin')
  })
})
