import preview from '#storybook/preview'
import { say } from '#storybook/say'
import { openStorage } from '@console/core/storage'
import { unfinishedImportsWords } from '@console/import/unfinished/words'
import { importJobs, sampleAccounts, world } from '@console/sample'
import { afyaProductImports } from '@console/sample/afya-product'
import { companyImports } from '@console/sample/company'
import { expect, screen, within } from 'storybook/test'
import { PharmacyNotices } from './PharmacyNotices'

const meta = preview.meta({
  component: PharmacyNotices,
  globals: { role: 'admin' },
  parameters: { words: [unfinishedImportsWords] },
  beforeEach({ msw }) {
    openStorage('passing').clear()
    msw.use(...companyImports.handlers, ...afyaProductImports.handlers)
  },
})

/** An import of companies that stopped; its notice offers to continue. */
export const Companies = meta.story({
  beforeEach() {
    const admin = sampleAccounts.find(({ userName }) => userName === 'admin')?.token ?? ''
    world.add(
      importJobs,
      {
        jobId: 'unfinishedimport0001',
        kind: 'companies',
        state: 'committing',
        file: { name: 'companies.csv', bytes: 60, sha256: '0'.repeat(64) },
        mapping: [],
        style: { decimal: '.', days: 'day first' },
        mode: 'upsert',
        rows: 2,
        done: 1,
        written: { created: 1, changed: 0, same: 0, refused: 0 },
        queue: null,
        stale: [],
        createdAt: new Date(world.now()).toISOString(),
        createdBy: { token: admin, name: 'Brian Otieno', role: 'admin' },
      },
      admin,
    )
  },
  play: async () => {
    const notice = await screen.findByRole('alertdialog')
    await expect(notice).toHaveTextContent('companies.csv')
    within(notice).getByRole('button', { name: say('unfinished-imports:continue') })
  },
})
