import { describe, expect, test } from 'vitest'
import { normalizeWithOffsets, normalizeForSearch } from './normalizeForSearch'

describe('specification 5: a text as it is searched', () => {
  test.each([
    ['  Nakuru   Hardware ', 'nakuru hardware '],
    ['IŞIK İnşaat ıhlamur', 'isik insaat ihlamur'],
    ['Ürün\u00A0\u2003Café', 'urun cafe'],
    ['مُحَمَّدٌ', 'محمد'],
    ['مؤسسة الإمارات', 'موسسه الامارات'],
    ['عمـــولة', 'عموله'],
    ['Pro\uFB01l ΟΔΟΣ ς', 'profil οδοσ σ'],
    ['📮 B-000123', '📮 b-000123'],
    ['B-٠٠٠٠٠٤', 'b-000004'],
    ['مستودع ۱۲', 'مستودع 12'],
    ['', ''],
    ['\u0301', ''],
  ])('%j is %j', (original, folded) => {
    expect(normalizeForSearch(original)).toBe(folded)
    expect(normalizeWithOffsets(original).text).toBe(folded)
  })
})
