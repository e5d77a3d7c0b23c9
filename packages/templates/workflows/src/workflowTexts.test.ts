import { createMessages, languages, translateIn } from '@console/core/i18n'
import { afyaProductWorkflow } from '@console/domain/afya-product'
import { afyaProductMessages } from '@console/domain/afya-product/messages'
import { companyWorkflow } from '@console/domain/company'
import { companyMessages } from '@console/domain/company/messages'
import { expect, test } from 'vitest'
import { eventText } from './workflowTexts'
import { workflowMessages } from './messages'

const imported = { en: 'Import: ', tr: 'İçe aktarma: ', ar: 'استيراد: ' }

test.each(languages)(
  'in $title the history names the file that a record came from',
  async ({ id: language }) => {
    const words = createMessages(language)
    await words.load(workflowMessages, companyMessages, afyaProductMessages)
    for (const type of ['company.imported', 'afyaProduct.imported'])
      expect(
        eventText(
          [companyWorkflow, afyaProductWorkflow],
          { type, file: 'new & <old>.csv' },
          translateIn(words.i18n),
        ),
      ).toBe(`${imported[language]}new & <old>.csv`)
  },
)
