import preview from '#storybook/preview'
import { recordStories } from '@console/record/stories'
import { systemAdmin } from '@console/core/permissions'
import { createRouteTable, RouteTableContext } from '@console/core/routes'
import { setScenario, database } from '@console/sample'
import { expect, within } from 'storybook/test'
import { fixtureBusiness, businessEndpoints } from '@console/sample/business'
import { businessPaths, toBusiness } from '@console/domain/business'
import { orderEndpoints, orderEntity } from '@console/sample/order'
import { business } from './business'

const at = (address: string) => ({ parameters: { address } })

/** Its orders load in their own tab. */
const endpoints = {
  ...businessEndpoints,
  handlers: [...businessEndpoints.handlers, ...orderEndpoints.handlers],
}
const record = recordStories(business, businessPaths.live, endpoints)

const meta = preview.meta({ ...record.meta, ...at(toBusiness(fixtureBusiness('twoCurrencies'))) })

export const Filled = meta.story()

Filled.test(
  'lists orders, returns and value per currency for each of 90 days, latest first',
  async ({ canvas }) => {
    const table = await canvas.findByRole('table')
    await expect(table.querySelectorAll('thead th')).toHaveLength(5)
    await expect(table.querySelectorAll('tbody tr')).toHaveLength(90)
    await expect(table.querySelector('tbody tr th')).toHaveTextContent(/15|١٥/)
  },
)

/** An address without a token: a form to find a business. */
export const Lookup = meta.story(at(businessPaths.live))

Lookup.test('a result links to its record', async ({ canvas }) => {
  const [first] = within(await canvas.findByRole('list')).getAllByRole('link')
  await expect(first?.getAttribute('href')).toMatch(/\?secureToken=[\w-]{22}$/)
})

/** No record matches. */
export const Empty = meta.story({
  ...at(businessPaths.live),
  beforeEach: () => setScenario('empty'),
})

export const NotFound = meta.story({
  ...at(toBusiness('x'.repeat(22))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link')).toHaveAttribute('href', businessPaths.approved)
  },
})

export const Loading = meta.story({ tags: ['drawn-by-template', '!test'], ...record.loading })

export const Refused = meta.story({ tags: ['drawn-by-template', '!test'], ...record.refused })

export const Failed = meta.story({ tags: ['drawn-by-template', '!test'], ...record.failed })

/** Suspended together with its listings. */
export const Suspended = meta.story(at(toBusiness(fixtureBusiness('suspendedWithItems'))))

const products = '/approved-product'

/** A console with a list of products. */
const table = createRouteTable([
  {
    id: 'products',
    messages: {} as never,
    routes: [
      {
        pattern: products,
        auth: systemAdmin,
        hasFrame: true,
        title: '',
        screen: () => new Promise(() => {}),
      },
    ],
  },
])

export const WithLists = meta.story({
  ...at(`${toBusiness(fixtureBusiness('suspendedWithItems'))}&tab=offer`),
  decorators: [
    (Story) => (
      <RouteTableContext value={table}>
        <Story />
      </RouteTableContext>
    ),
  ],
})

WithLists.test('the number of products links to their list', async ({ canvas }) => {
  const panel = within(await canvas.findByRole('tabpanel'))
  await expect(await panel.findByRole('link')).toHaveAttribute(
    'href',
    `${products}?business=${fixtureBusiness('suspendedWithItems')}`,
  )
})

export const Narrow = meta.story(record.narrow)

const seller = database.rows(orderEntity).at(-1)!.seller.token

/** Latest orders from the business. */
export const Orders = meta.story({
  ...at(`${toBusiness(seller)}&tab=orders`),
})

Orders.test('shows the same orders as their list, latest first', async ({ canvas }) => {
  const table = within(await canvas.findByRole('group', { name: 'Orders' }))
  const latest = database
    .rows(orderEntity)
    .filter((order) => order.seller.token === seller && order.placedAt !== null)
    .toSorted((one, other) => (one.placedAt! < other.placedAt! ? 1 : -1))
    .slice(0, 10)
  await expect(table.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(
    latest.map(({ reference }) => reference),
  )
})
