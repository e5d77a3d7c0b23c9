import preview from '../preview'
import { expect, within } from 'storybook/test'
import { readRoutes } from './routes/bookRoutes'
import { RoutesPage } from './routes/RoutesPage'
import { specificationRoutes } from './routes/specificationRoutes'

const meta = preview.meta({ component: RoutesPage, parameters: { layout: 'fullscreen' } })

export const Routes = meta.story()

Routes.test('a built address names its screen and leads to its stories', async ({ canvas }) => {
  const row = canvas.getByText('/dashboards/analytics').closest('tr')
  await expect(row).toHaveTextContent('AnalyticsScreen')
  await expect(row?.querySelectorAll('a').length).toBeGreaterThanOrEqual(5)
})

Routes.test(
  'every demo address is built, and leads to stories or to another',
  async ({ canvas }) => {
    for (const { group, patterns } of specificationRoutes) {
      if (!group.startsWith('Demo')) continue
      const table = within(canvas.getByRole('region', { name: group }))
      for (const pattern of patterns) {
        const row = table.getByText(pattern, { selector: 'th code' }).closest('tr')!
        await expect(
          row.querySelector('a') ?? within(row).queryByText(/^→ \//),
          pattern,
        ).not.toBeNull()
      }
    }
  },
)

Routes.test('every address that has a screen leads to its stories', async () => {
  const bare = readRoutes()
    .flatMap(({ built }) => built)
    .filter(({ roles, stories }) => roles !== null && stories.length === 0)
  await expect(bare.map(({ pattern }) => pattern)).toEqual([])
})
