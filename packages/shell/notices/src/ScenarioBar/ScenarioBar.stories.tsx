import preview from '#storybook/preview'
import { expect, fn } from 'storybook/test'
import { ScenarioBar } from './ScenarioBar'

const meta = preview.meta({
  component: ScenarioBar,
  parameters: {
    about: {
      use: 'Demonstrations, while the sample backend shows a fault.',
      instead: '`ConnectivityBanner` for real failures of the network.',
      anatomy: ['Name of the scenario.', 'Button that ends it.'],
      do: ['End the scenario before you judge anything else.'],
      dont: ['Do not use it for messages to users.'],
    },
    layout: 'fullscreen',
  },
  args: { language: 'en', scenario: '500', onEnd: fn() },
})

/** Every call fails. */
export const Filled = meta.story()

Filled.test('names the scenario and ends it', async ({ args, canvas, userEvent }) => {
  await expect(canvas.getByRole('complementary')).toHaveTextContent('Demo scenario 500')
  await userEvent.click(canvas.getByRole('button', { name: 'End' }))
  await expect(args.onEnd).toHaveBeenCalledOnce()
})

/** Several calls have scenarios of their own. */
export const Long = meta.story({
  args: { scenario: 'GET /queues/summary:500,GET /products/:secureToken/history:slow,flaky' },
})

export const Narrow = meta.story({
  args: Long.input.args,
  globals: { viewport: { value: 'phone' } },
})

export const Turkish = meta.story({ args: { language: 'tr' } })

/** Its language is an arg: it works before the messages are loaded. */
export const Arabic = meta.story({ args: { language: 'ar' }, globals: { language: 'ar' } })
