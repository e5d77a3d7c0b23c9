import preview from '#storybook/preview'
import { expect, waitFor } from 'storybook/test'
import { ComingSoon } from './comingSoon'

const meta = preview.meta({ component: ComingSoon, parameters: { layout: 'fullscreen' } })

/** Stories are set at 15 June 2026, nine in the morning in UTC. */
export const Filled = meta.story({
  parameters: { configuration: { opensAt: '2026-09-01T06:00:00Z' } },
  play: async ({ canvas }) => {
    const timer = await canvas.findByRole('timer')
    const numbers = () =>
      [...timer.querySelectorAll('dd')].map((number) => Number(number.textContent))
    await waitFor(() => expect(numbers().slice(0, 3)).toEqual([77, 20, 59]))
    const before = numbers()
    await waitFor(() => expect(numbers()).not.toEqual(before))
  },
})

export const Narrow = meta.story({
  parameters: Filled.input.parameters,
  globals: { viewport: { value: 'phone' } },
})

/** The last second passes while the page is open. */
export const Opening = meta.story({
  parameters: { configuration: { opensAt: '2026-06-15T09:00:03Z' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('timer')).toBeNull())
  },
})

/** No opening time is configured. */
export const Unknown = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 })
    await expect(canvas.queryByRole('timer')).toBeNull()
  },
})
