import type { NavigationItem } from '@console/core/routes'
import { describe, expect, test } from 'vitest'
import { suggest } from './suggest'

function items(...titles: string[]): readonly NavigationItem[] {
  return titles.map((title) => ({ id: title, type: 'item', title, url: `/${title}` }))
}

/** Matching titles, with the emphasized part in brackets. */
function found(text: string, ...titles: string[]): string[] {
  return suggest(items(...titles), text).map(
    ({ item: { title }, start, end }) =>
      `${title.slice(0, start)}[${title.slice(start, end)}]${title.slice(end)}`,
  )
}

describe('specification 5: matches of a text', () => {
  test.each([
    { because: 'any case', text: 'AGENT', title: 'Approve Agent', shown: 'Approve [Agent]' },
    { because: 'the middle of a word', text: 'rder', title: 'Orders', shown: 'O[rder]s' },
    { because: 'a trimmed text', text: '  mail ', title: 'Mail', shown: '[Mail]' },
    { because: 'several words', text: 'b2c o', title: 'B2C Orders', shown: '[B2C O]rders' },
    {
      because: 'any width of space',
      text: 'product  \t settings',
      title: 'Product\u00A0\u2003settings',
      shown: '[Product\u00A0\u2003settings]',
    },
    { because: 'an accented title', text: 'kategori', title: 'Kâtegôri', shown: '[Kâtegôri]' },
    { because: 'an accented text', text: 'ürünler', title: 'Urunler', shown: '[Urunler]' },
    {
      because: 'combining accents, with their letters',
      text: 'afe',
      title: 'Cafe\u0301s',
      shown: 'C[afe\u0301]s',
    },
    { because: 'capital ı of Turkish', text: 'ışık', title: 'IŞIK', shown: '[IŞIK]' },
    { because: 'capital i of Turkish', text: 'iş', title: 'İşletme', shown: '[İş]letme' },
    { because: 'i for ı', text: 'satis', title: 'Satış', shown: '[Satış]' },
    { because: 'ı for i', text: 'sıparış', title: 'SİPARİŞLER', shown: '[SİPARİŞ]LER' },
    { because: 'İ for I', text: 'İnbox', title: 'Inbox', shown: '[Inbox]' },
    {
      because: 'a ligature, which is longer when normalized',
      text: 'fil',
      title: 'Pro\uFB01ller',
      shown: 'Pro[\uFB01l]ler',
    },
    {
      because: 'text after a surrogate pair',
      text: 'mail',
      title: '📮 Mail',
      shown: '📮 [Mail]',
    },
    {
      because: 'a title with tashkeel, the last mark with its letter',
      text: 'محمد',
      title: 'مُحَمَّدٌ علي',
      shown: '[مُحَمَّدٌ] علي',
    },
    { because: 'a text with tashkeel', text: 'طَلَب', title: 'طلبات', shown: '[طلب]ات' },
    { because: 'tatweel', text: 'عمولة', title: 'عمـــولة', shown: '[عمـــولة]' },
    { because: 'alef for its hamza forms', text: 'ادارة', title: 'إدارة', shown: '[إدارة]' },
    { because: 'hamza forms for alef', text: 'آأإٱ', title: 'اااا', shown: '[اااا]' },
    { because: 'waw for its hamza form', text: 'مسوول', title: 'مسؤول', shown: '[مسؤول]' },
    { because: 'ya for its hamza form', text: 'قايمه', title: 'قائمة', shown: '[قائمة]' },
    { because: 'ya for alef maksura', text: 'مستشفي', title: 'مستشفى', shown: '[مستشفى]' },
    { because: 'ha for ta marbuta', text: 'تجاره', title: 'تجارة', shown: '[تجارة]' },
  ])('$because', ({ text, title, shown }) => {
    expect(found(text, title)).toEqual([shown])
  })

  test.each(['', ' ', '\t', '\u0301', 'ـ'])('nothing for an empty text: %j', (text) => {
    expect(found(text, 'Orders', 'طـلبات')).toEqual([])
  })

  test('nothing without a matching title', () => {
    expect(found('orderz', 'Orders')).toEqual([])
    expect(found('orders', 'Ord')).toEqual([])
  })
})

describe('the order of hits', () => {
  test('at the start of the title, of a word, then anywhere, each in the order of the navigation', () => {
    expect(found('or', 'Vendor', 'B2B Orders', 'Author', 'Orders', 'B2C Orders', 'Origin')).toEqual(
      ['[Or]ders', '[Or]igin', 'B2B [Or]ders', 'B2C [Or]ders', 'Vend[or]', 'Auth[or]'],
    )
  })

  test('of two matches in a title, the one at the start of a word is emphasised', () => {
    expect(found('or', 'Vendor orders', 'Vendor tutor')).toEqual([
      'Vendor [or]ders',
      'Vend[or] tutor',
    ])
  })

  test('a word also starts after the Arabic article and after a slash', () => {
    expect(found('طلب', 'مطلب', 'الطلبات', 'طلبات')).toEqual(['[طلب]ات', 'ال[طلب]ات', 'م[طلب]'])
    expect(found('set', 'Reset', 'Shop/settings')).toEqual(['Shop/[set]tings', 'Re[set]'])
  })

  test('specification 9: at most 10, the best of them', () => {
    const many = Array.from({ length: 12 }, (_, index) => `My list ${index}`)
    const suggestions = found('list', ...many, 'Listings')
    expect(suggestions).toHaveLength(10)
    expect(suggestions[0]).toBe('[List]ings')
    expect(suggestions[9]).toBe('My [list] 8')
  })
})
