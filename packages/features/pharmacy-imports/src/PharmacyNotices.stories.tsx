import preview from '#storybook/preview'
import { translate } from '#storybook/translate'
import { openStorage } from '@console/core/storage'
import { companyImportCalls } from '@console/domain/company'
import { addUnfinished } from '@console/import/stories'
import { unfinishedImportsMessages } from '@console/import/unfinished/messages'
import { afyaProductImports } from '@console/sample/afya-product'
import { companyImports } from '@console/sample/company'
import { expect, screen, within } from 'storybook/test'
import { PharmacyNotices } from './PharmacyNotices'

const meta = preview.meta({
  component: PharmacyNotices,
  globals: { role: 'admin' },
  parameters: { messages: [unfinishedImportsMessages] },
  beforeEach({ msw }) {
    openStorage('passing').clear()
    msw.use(...companyImports.handlers, ...afyaProductImports.handlers)
  },
})

/** An import of companies that stopped; its notice offers to continue. */
export const Companies = meta.story({
  beforeEach: () => addUnfinished(companyImportCalls.id, 'companies.csv'),
  play: async () => {
    const notice = await screen.findByRole('alertdialog')
    await expect(notice).toHaveTextContent('companies.csv')
    within(notice).getByRole('button', { name: translate('unfinished-imports:continue') })
  },
})
