import preview from '#storybook/preview'
import { Stack } from '@console/ui'
import { expect } from 'storybook/test'
import { type Status, statuses } from './statuses'
import { StatusText } from './StatusText'

const meta = preview.meta({ component: StatusText, args: { status: 'pending' as const } })

export const Pending = meta.story()

export const Unconfirmed = meta.story({
  args: { status: 'approved' as const, isUnconfirmed: true },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-busy="true"]')).not.toBeNull()
  },
})

/** One look for each status, everywhere; marigold only for what waits. */
export const All = meta.story({
  render: () => (
    <Stack direction="row" gap={2} isWrapping>
      {Object.keys(statuses).map((status) => (
        <StatusText key={status} status={status as Status} />
      ))}
    </Stack>
  ),
})
