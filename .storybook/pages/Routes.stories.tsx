import preview from '../preview'
import { expect } from 'storybook/test'
import { RoutesPage } from './parts/RoutesPage'

const meta = preview.meta({ component: RoutesPage, parameters: { layout: 'fullscreen' } })

export const Routes = meta.story()

Routes.test('a built address names its screen and leads to its stories', async ({ canvas }) => {
  const row = canvas.getByText('/dashboards/analytics').closest('tr')
  await expect(row).toHaveTextContent('AnalyticsScreen')
  await expect(row?.querySelectorAll('a').length).toBeGreaterThanOrEqual(5)
})
