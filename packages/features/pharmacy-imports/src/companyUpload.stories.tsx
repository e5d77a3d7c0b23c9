import preview from '#storybook/preview'
import { translate } from '#storybook/translate'
import { configuredScreen } from '@console/import/stories'
import { database } from '@console/sample'
import { companyEntity, companyImports } from '@console/sample/company'
import { expect } from 'storybook/test'
import { companyUpload } from './companyUpload'

const meta = preview.meta({
  component: configuredScreen(companyUpload),
  globals: { role: 'admin' },
  parameters: { address: '/company-upload' },
  beforeEach: ({ msw }) => msw.use(...companyImports.handlers),
})

const file = new File(
  [
    'Company;Type;Country;Authority;Licence no.;Expires\nNew Pharma;importer;كينيا;PPB;PPB/X/1;31.12.2028\nHalf;importer;Kenya;PPB;PPB/X/2;soon',
  ],
  'companies.csv',
)

/** A new company, with its country by name, and one with an invalid date. */
export const Filled = meta.story({
  play: async ({ canvas, userEvent }) => {
    const before = database.rows(companyEntity).length
    await canvas.findByRole('button', { name: translate('import:choose') })
    await userEvent.upload(canvas.getByLabelText(translate('import:choose')), file)
    await userEvent.click(
      await canvas.findByRole('button', {
        name: translate('import:check', { count: 2, number: '2' }),
      }),
    )
    await userEvent.click(
      await canvas.findByRole('button', {
        name: translate('import:commit', { count: 1, number: '1' }),
      }),
    )
    await canvas.findByRole('heading', { name: translate('import:done') })
    await expect(database.rows(companyEntity)).toHaveLength(before + 1)
    await expect(database.rows(companyEntity)).toContainEqual(
      expect.objectContaining({ name: 'New Pharma', country: 'KE' }),
    )
  },
})
