import preview from '#storybook/preview'
import { translate } from '#storybook/translate'
import { listScreen } from '@console/list'
import { queryBoundaryStories } from '@console/query-boundary/stories'
import { setScenario, unanswered, viewsHandlers } from '@console/sample'
import { expect, screen, waitFor, within } from 'storybook/test'
import { readProducts, storeHandlers } from './mocks/handlers'
import { productPath, storePaths } from './paths'
import { productList } from './productList'

const read = queryBoundaryStories(readProducts(unanswered))

const meta = preview.meta({
  component: listScreen(productList),
  parameters: { address: storePaths.products },
  beforeEach({ msw }) {
    msw.use(...storeHandlers, ...viewsHandlers)
  },
})

const names = (canvas: ReturnType<typeof within>) =>
  canvas
    .queryAllByRole('rowheader')
    .map((head: HTMLElement) => head.querySelector('bdi')?.textContent)

/** All products in the store; several are removed together, and the notification restores them. */
export const Filled = meta.story({
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(names(canvas)).toHaveLength(16))
    await expect(canvas.getByRole('link', { name: /^Two moons/ })).toHaveAttribute(
      'href',
      expect.stringContaining(productPath('6')),
    )
    const boxes = () => canvas.getAllByRole('checkbox')
    await userEvent.click(boxes()[1]!)
    await userEvent.click(boxes()[2]!)
    await userEvent.click(
      await canvas.findByRole('button', { name: translate('store:action.remove') }),
    )
    const undo = await screen.findByRole('button', {
      name: translate('decision:decision.bulk.undo'),
    })
    await expect(
      await canvas.findByRole('link', {
        name: new RegExp(`${translate('store:status.removed')}.*6`),
      }),
    ).toBeVisible()
    await userEvent.click(undo)
    await expect(
      await canvas.findByRole('link', {
        name: new RegExp(`${translate('store:status.removed')}.*4`),
      }),
    ).toBeVisible()
  },
})

Filled.test('shows the view of all products, sorts and searches', async (context) => {
  const { canvas, userEvent } = context
  await userEvent.click(
    await canvas.findByRole('link', { name: new RegExp(`^${translate('store:products.all')}`) }),
  )
  await waitFor(() => expect(names(canvas)).toHaveLength(20))
  await userEvent.click(
    canvas.getByRole('button', { name: new RegExp(`^${translate('store:column.quantity')}`) }),
  )
  await waitFor(() => expect(names(canvas)[0]).toBe('Two moons'))
  await userEvent.type(canvas.getByRole('searchbox'), 'leaves large')
  await waitFor(() => expect(names(canvas)).toEqual(['Banana leaf']))
})

export const Narrow = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: { address: `${storePaths.products}?view=all` },
})

export const Empty = meta.story({
  beforeEach: () => setScenario('empty', 'GET /ProductManagement-app/products'),
})

export const Loading = meta.story({ tags: ['drawn-by-template'], ...read.loading })

export const Refused = meta.story({ tags: ['drawn-by-template'], ...read.refused })

export const Failed = meta.story({ tags: ['drawn-by-template'], ...read.failed })
