import { createWords, languages, translateIn } from '@console/core/i18n'
import { afyaProductKind } from '@console/domain/afya-product'
import { afyaProductWords } from '@console/domain/afya-product/words'
import { companyKind } from '@console/domain/company'
import { companyWords } from '@console/domain/company/words'
import { expect, test } from 'vitest'
import { eventWord } from './kindWords'
import { kindsWords } from './words'

const imported = { en: 'Import: ', tr: 'İçe aktarma: ', ar: 'استيراد: ' }

test.each(languages)(
  'in $title the history names the file that a record came from',
  async ({ id: language }) => {
    const words = createWords(language)
    await words.load(kindsWords, companyWords, afyaProductWords)
    for (const type of ['company.imported', 'afyaProduct.imported'])
      expect(
        eventWord(
          [companyKind, afyaProductKind],
          { type, file: 'new & <old>.csv' },
          translateIn(words.i18n),
        ),
      ).toBe(`${imported[language]}new & <old>.csv`)
  },
)
