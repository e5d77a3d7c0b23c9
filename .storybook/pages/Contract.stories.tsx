import preview from '../preview'
import { expect, within } from 'storybook/test'
import { ContractPage } from './contract/ContractPage'

const meta = preview.meta({ component: ContractPage, parameters: { layout: 'fullscreen' } })

export const Contract = meta.story()

Contract.test(
  'finds a call by its words, and shows its parameters, errors and an example',
  async ({ canvas, userEvent }) => {
    await canvas.findByText('GET /orders', undefined, { timeout: 10_000 })
    await userEvent.type(canvas.getByRole('searchbox'), 'orders decisions')
    const name = 'POST /orders/{token}/decisions'
    await userEvent.click(await canvas.findByText(name))
    await expect(canvas.queryByText('GET /businesses')).toBeNull()
    const parameters = within(await canvas.findByRole('region', { name: `Parameters of ${name}` }))
    await expect(parameters.getByText('If-Match')).toBeVisible()
    await expect(canvas.getByText(/carrier_missing|validation \(carrier\)/)).toBeVisible()
    await expect(canvas.getByRole('region', { name: `Example of a body of ${name}` })).toBeVisible()
  },
)

Contract.test('a list shows every parameter of its fields', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByText('GET /orders', undefined, { timeout: 10_000 }))
  const parameters = within(
    await canvas.findByRole('region', { name: 'Parameters of GET /orders' }),
  )
  for (const name of ['status', 'placedFrom', 'amountTo', 'amountCurrency', 'sort', 'pageSize'])
    await expect(parameters.getByText(name)).toBeVisible()
})
