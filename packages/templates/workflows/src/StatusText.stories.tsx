import { itemApproval } from '@console/domain/item'
import preview from '#storybook/preview'
import { reviewWorkflow } from '@console/domain/review'
import { Stack } from '@console/ui'
import { expect } from 'storybook/test'
import { StatusText } from './StatusText'

const workflows = [itemApproval, reviewWorkflow]

const meta = preview.meta({
  component: StatusText,
  args: { workflows, status: 'pending' },
  parameters: {
    about: {
      use: 'The status of a record on its screen, in a list or in a message.',
      instead: '`StatusChip` for a status outside of a workflow.',
      anatomy: [
        'Icon and word of the status, from the workflow.',
        'Sign of an unconfirmed change.',
      ],
      do: ['Pass the workflow, so that words and tones stay the same everywhere.'],
      dont: ['Do not translate a status by hand.'],
    },
  },
})

export const Pending = meta.story()

export const Unconfirmed = meta.story({
  args: { status: 'approved', isUnconfirmed: true },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-busy="true"]')).not.toBeNull()
  },
})

/** One style per status, everywhere; marigold only for waiting ones. */
export const All = meta.story({
  render: () => (
    <Stack direction="row" gap={2} isWrapping>
      {[...new Set(workflows.flatMap(({ statuses }) => Object.keys(statuses)))].map((status) => (
        <StatusText key={status} workflows={workflows} status={status} />
      ))}
    </Stack>
  ),
})
