import preview from '#storybook/preview'
import { translate } from '#storybook/translate'
import { configuredScreen } from '@console/import/stories'
import { database } from '@console/sample'
import {
  afyaProductEntity,
  afyaProductImports,
  fixtureAfyaProduct,
} from '@console/sample/afya-product'
import { companyEntity, fixtureCompany } from '@console/sample/company'
import { expect, within } from 'storybook/test'
import { afyaProductUpload } from './afyaProductUpload'

const meta = preview.meta({
  component: configuredScreen(afyaProductUpload),
  globals: { role: 'admin', viewport: { value: 'desktop' } },
  parameters: { address: '/afya-product-upload' },
  beforeEach: ({ msw }) => msw.use(...afyaProductImports.handlers),
})

/** From a German spreadsheet: an existing product with another price, a new one, and one of an unknown company. */
function file() {
  const now = database.find(afyaProductEntity, fixtureAfyaProduct('active'))!
  const company = database.find(companyEntity, fixtureCompany('ordinary'))!
  const rest = `tablet;oral;30;tablet;blister`
  const ends = `31.12.2029;OTC;room;36`
  return new File(
    [
      'Brand;Generic;Ingredients;Form;Route;Pack size;Unit;Container;Company;Registration no.;Registration expires;Schedule;Storage;Shelf life;Price;Currency\n',
      `${now.brandName};Paracetamol;Paracetamol 500mg;${rest};${company.licenceNo};${now.registrationNo.toLowerCase()};${ends};1.234,50;KES\n`,
      `Newly;Paracetamol;Paracetamol 0,5 g;${rest};${company.name};NEW/1;${ends};99,00;KES\n`,
      `Nobody;Paracetamol;Paracetamol 1 g;${rest};Nobody Ltd;NEW/2;${ends};99,00;KES\n`,
    ],
    'products.csv',
  )
}

/** A product is recognised by its registration in any notation; its company by name or licence. */
export const Filled = meta.story({
  play: async ({ canvas, userEvent }) => {
    const before = database.rows(afyaProductEntity).length
    const was = database.find(afyaProductEntity, fixtureAfyaProduct('active'))!
    await expect(was.schedule).not.toBe('otc')
    await canvas.findByRole('button', { name: translate('import:choose') })
    await userEvent.upload(canvas.getByLabelText(translate('import:choose')), file())
    await userEvent.click(
      await canvas.findByRole('button', {
        name: translate('import:check', { count: 3, number: '3' }),
      }),
    )
    await canvas.findByText(translate('pharmacy-imports:fault.company_unknown'))
    await userEvent.click(canvas.getByText(translate('import:changed', { number: '1' })))
    const changes = within(
      await canvas.findByRole('group', { name: translate('import:changed', { number: '1' }) }),
    )
    await changes.findByText(translate(`afya-product:schedule.${was.schedule}`))
    changes.getByText(translate('afya-product:schedule.otc'))
    await expect(changes.queryByText('otc')).toBeNull()
    await userEvent.click(
      await canvas.findByRole('button', {
        name: translate('import:commit', { count: 2, number: '2' }),
      }),
    )
    await canvas.findByRole('heading', { name: translate('import:done') })
    await expect(database.rows(afyaProductEntity)).toHaveLength(before + 1)
    await expect(database.find(afyaProductEntity, fixtureAfyaProduct('active'))?.listPrice).toEqual(
      {
        amount: 123_450,
        currency: 'KES',
      },
    )
  },
})
