import preview from '#storybook/preview'
import { expect } from 'storybook/test'
import { modes } from '../../stories/Modes'
import { Stack } from '../Stack/Stack'
import { Text } from '../Text/Text'
import { Badge } from './Badge'

const meta = preview.meta({
  component: Badge,
  args: { count: 7 },
  parameters: {
    about: {
      use: 'A count beside the name of what is counted: waiting records, unread messages.',
      instead: '`StatusChip` for a status. `Chip` for a label.',
      anatomy: [
        'Number in a pill; 99+ beyond 99.',
        'Optional label for screen readers, with the noun.',
      ],
      do: [
        {
          text: 'Count what waits for the user, and nothing else.',
          example: () => (
            <Stack direction="row" gap={2}>
              <Text>Businesses to approve</Text>
              <Badge count={12} tone="waiting" />
            </Stack>
          ),
        },
      ],
      dont: [
        'Do not put words into it.',
        'Do not use it for totals in a table: align them as text.',
      ],
    },
  },
})

export const Neutral = meta.story()

export const Waiting = meta.story({
  args: { tone: 'waiting', count: 120, label: '120 businesses wait for you' },
})

Waiting.test('shows more than 99 as 99+, and announces the full number', async ({ canvas }) => {
  await expect(canvas.getByText('99+')).toBeVisible()
  await expect(canvas.getByText('120 businesses wait for you')).toBeInTheDocument()
})

export const Zero = meta.story({
  args: { count: 0 },
  render: (args) => (
    <Text>
      Nothing is drawn for none <Badge {...args} />
    </Text>
  ),
})

Zero.test('zero is not drawn', async ({ canvas }) => {
  await expect(canvas.queryByText('0')).toBeNull()
})

export const Modes = meta.story({
  render: () =>
    modes({
      english: ['Businesses', 'Messages', 'Listings', 'Failed payouts'],
      arabic: ['الأنشطة', 'الرسائل', 'القوائم', 'دفعات فاشلة'],
      render: ([businesses, messages, listings, payouts]) => (
        <Stack gap={3}>
          <Stack direction="row" gap={2}>
            <Text>{businesses}</Text>
            <Badge tone="waiting" count={120} />
          </Stack>
          <Stack direction="row" gap={2}>
            <Text>{messages}</Text>
            <Badge tone="accent" count={4} />
          </Stack>
          <Stack direction="row" gap={2}>
            <Text>{listings}</Text>
            <Badge count={38} />
          </Stack>
          <Stack direction="row" gap={2}>
            <Text>{payouts}</Text>
            <Badge tone="danger" count={2} />
          </Stack>
        </Stack>
      ),
    }),
})
