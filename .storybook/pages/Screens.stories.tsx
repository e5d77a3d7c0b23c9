import { isInTest } from '../decorators/isInTest'
import preview from '../preview'
import { expect, within } from 'storybook/test'
import { readRoutes } from './routes/bookRoutes'
import { specificationRoutes } from './routes/specificationRoutes'
import { ScreensPage } from './routes/ScreensPage'

const meta = preview.meta({
  render: (_args, { globals }) => (
    <ScreensPage hasThumbnails={startsWithThumbnails()} toolbars={globals} />
  ),
  parameters: { layout: 'fullscreen' },
  play: async ({ canvas }) => void (await canvas.findByRole('searchbox')),
})

/** Checks whether a designer looks at the page, in a window with room: neither a test, the camera of `pnpm pictures`, nor a phone. */
function startsWithThumbnails(): boolean {
  const isInBook = window.parent !== window && !isInTest
  return isInBook && window.matchMedia('(min-width: 700px)').matches
}

export const Screens = meta.story()

Screens.test('lists every address once', async ({ canvas }) => {
  const addresses = readRoutes().flatMap(({ routes }) => routes.map(({ pattern }) => pattern))
  for (const address of new Set(addresses))
    await expect(canvas.getByText(address, { selector: 'code' }), address).toBeVisible()
})

Screens.test(
  'a screen has its title in three languages, its roles and its stories',
  async ({ canvas }) => {
    const card = within(canvas.getByRole('region', { name: '/b2b_orders' }))
    await expect(card.getByRole('heading')).toHaveTextContent('B2B orders')
    await expect(card.getByText('B2B siparişleri')).toHaveAttribute('lang', 'tr')
    await expect(card.getByText(/طلبات/)).toHaveAttribute('dir', 'rtl')
    await expect(card.getByText(/open to SuperAdmin, admin, staff/)).toBeVisible()
    await expect(card.getAllByRole('link').length).toBeGreaterThanOrEqual(5)
  },
)

Screens.test('finds screens by address or title in any language', async ({ canvas, userEvent }) => {
  const field = canvas.getByRole('searchbox')
  for (const text of ['/b2b_orders', 'B2B siparişleri']) {
    await userEvent.clear(field)
    await userEvent.type(field, text)
    await expect(await canvas.findByText(/^1 of \d+ addresses/)).toBeVisible()
    await expect(canvas.getByRole('region', { name: '/b2b_orders' })).toBeVisible()
  }
})

Screens.test('every address of the specification has a screen', async () => {
  const built = readRoutes().flatMap(({ routes }) => routes.map(({ pattern }) => pattern))
  const asked = specificationRoutes.flatMap(({ patterns }) => patterns)
  await expect(asked.filter((pattern) => !built.includes(pattern))).toEqual([])
})

Screens.test('every address that has a screen leads to its stories', async () => {
  const bare = readRoutes()
    .flatMap(({ routes }) => routes)
    .filter(({ roles, stories }) => roles !== null && stories.length === 0)
  await expect(bare.map(({ pattern }) => pattern)).toEqual([])
})
