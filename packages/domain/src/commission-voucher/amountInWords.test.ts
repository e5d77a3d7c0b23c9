import { currencies, type Currency } from '@console/core/contracts'
import { describe, expect, test } from 'vitest'
import { amountInWords } from './amountInWords'

const of = (amount: number, currency: Currency = 'KES') => ({ amount, currency })

describe('an amount in words', () => {
  test.each([
    [of(0), 'zero Kenyan shillings only'],
    [of(100), 'one Kenyan shilling only'],
    [of(1), 'one cent only'],
    [of(4_512_050), 'forty-five thousand one hundred twenty Kenyan shillings and fifty cents only'],
    [of(412_500, 'UGX'), 'four hundred twelve thousand five hundred Ugandan shillings only'],
    [of(1_000_000, 'RWF'), 'one million Rwandan francs only'],
    [of(2_100_015, 'USD'), 'twenty-one thousand US dollars and fifteen cents only'],
  ])('English: %o', (money, words) => {
    expect(amountInWords(money, 'en')).toBe(words)
  })

  test.each([
    [of(0), 'yalnız sıfır Kenya şilini'],
    [of(4_512_050), 'yalnız kırk beş bin yüz yirmi Kenya şilini elli sent'],
    [of(1000, 'UGX'), 'yalnız bin Uganda şilini'],
    [of(1_001_200, 'UGX'), 'yalnız bir milyon bin iki yüz Uganda şilini'],
    [of(21_500, 'TRY'), 'yalnız iki yüz on beş Türk lirası'],
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
    [of(3_000_000, 'RWF'), 'فقط ثلاثة ملايين فرنك رواندي لا غير'],
  ])('Arabic: %o', (money, words) => {
    expect(amountInWords(money, 'ar')).toBe(words)
  })

  test('every currency has a name in every language, and a part exactly where it has decimals', () => {
    for (const currency of Object.keys(currencies) as Currency[])
      for (const language of ['en', 'tr', 'ar'] as const) {
        const whole = amountInWords(of(10 ** currencies[currency], currency), language)
        const both = amountInWords(of(10 ** currencies[currency] + 1, currency), language)
        expect(whole).not.toContain('undefined')
        expect(both).not.toBe(whole)
      }
  })

  test('different amounts have different words', () => {
    const numbers = Array.from({ length: 3000 }, (_, place) => place * 7919)
    for (const language of ['en', 'tr', 'ar'] as const)
      expect(new Set(numbers.map((amount) => amountInWords(of(amount), language))).size).toBe(3000)
  })
})
