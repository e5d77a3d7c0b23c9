import preview from '#storybook/preview'
import { setScenario } from '@console/core/mocks'
import { onlineManager } from '@tanstack/react-query'
import { expect, waitFor } from 'storybook/test'
import type { QueuesSummary } from '@console/core/queues'
import { busyQueues, clearQueues } from '../mocks/fixtures'
import { readQueues } from '../mocks/handlers'
import { AnalyticsScreen } from './AnalyticsScreen'

const meta = preview.type<{ args: { queues: QueuesSummary } }>().meta({
  component: AnalyticsScreen,
  args: { queues: busyQueues },
  render: () => <AnalyticsScreen />,
  beforeEach({ args, msw }) {
    msw.use(readQueues(() => args.queues))
  },
})

export const Filled = meta.story()

Filled.test(
  'every queue says how much waits, what is overdue and how old it is',
  async ({ canvas }) => {
    const tiles = await canvas.findAllByRole('listitem')
    await expect(tiles).toHaveLength(busyQueues.items.length)
    await expect(tiles[0]).toHaveTextContent('46')
  },
)

Filled.test('a reading that fails later keeps what was read', async ({ canvas, userEvent }) => {
  await canvas.findAllByRole('listitem')
  setScenario('500', 'GET /queues/summary')
  await userEvent.click(canvas.getByRole('button'))
  await waitFor(() => expect(canvas.getByRole('status')).toHaveAttribute('data-tone', 'warning'))
  await expect(canvas.getAllByRole('listitem')).toHaveLength(busyQueues.items.length)
})

export const Empty = meta.story({ args: { queues: clearQueues } })

export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(readQueues(() => new Promise(() => {})))
  },
})

export const Refused = meta.story({
  globals: { role: 'customer' },
  play: async ({ canvas }) => {
    await canvas.findByText(/SuperAdmin/)
  },
})

export const Failed = meta.story({
  beforeEach: () => setScenario('500', 'GET /queues/summary'),
  play: async ({ canvas }) => {
    await canvas.findByRole('alert')
  },
})

Failed.test('trying again reads the queues', async ({ canvas, userEvent }) => {
  setScenario('ok', 'GET /queues/summary')
  const [retry] = await canvas.findAllByRole('button')
  if (retry) await userEvent.click(retry)
  await expect(await canvas.findAllByRole('listitem')).toHaveLength(busyQueues.items.length)
})

export const Offline = meta.story({
  beforeEach() {
    onlineManager.setOnline(false)
    return () => onlineManager.setOnline(true)
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryAllByRole('listitem')).toHaveLength(0))
  },
})
