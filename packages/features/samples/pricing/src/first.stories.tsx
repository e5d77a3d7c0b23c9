import preview from '#storybook/preview'
import { expect, waitFor } from 'storybook/test'
import { First } from './first'
import { paths } from './paths'

const meta = preview.meta({ component: First })

export const Filled = meta.story()

Filled.test('shows 24 for a month, and 20 once yearly is chosen', async ({ canvas, userEvent }) => {
  const [, yearly] = canvas.getAllByRole('radio')
  await expect(canvas.getAllByText(/24/).length).toBeGreaterThan(0)
  await userEvent.click(yearly!)
  await waitFor(() => expect(canvas.getAllByText(/20/).length).toBeGreaterThan(0))
})

export const Yearly = meta.story({ parameters: { address: `${paths.first}?period=yearly` } })
