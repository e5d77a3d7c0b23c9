import preview from '#storybook/preview'
import { Truck } from 'lucide-react'
import { modes } from '../../stories/Modes'
import { Stack } from '../Stack/Stack'
import { StatusChip } from './StatusChip'
import { Text } from '../Text/Text'

const meta = preview.meta({
  component: StatusChip,
  args: { tone: 'success' as const, children: 'Approved' },
  parameters: {
    about: {
      use: 'The status of one record or process: approved, waiting, failed.',
      instead: '`Chip` for a label. `Badge` for a count. `Banner` for the state of a page.',
      anatomy: ['Icon of the tone.', 'Word of the status.'],
      do: [
        {
          text: 'Use the word of the glossary for the status.',
          example: () => <StatusChip tone="success">Approved</StatusChip>,
        },
        'Keep the `waiting` tone for what waits for the user.',
      ],
      dont: [
        {
          text: 'Do not show a status by colour alone.',
          example: () => <Text tone="success">Salt Lake Goods</Text>,
        },
        'Do not make it a button.',
      ],
    },
  },
})

export const Approved = meta.story()

export const OwnIcon = meta.story({ args: { tone: 'info', icon: Truck, children: 'Shipped' } })

export const LongText = meta.story({
  args: {
    tone: 'warning',
    children:
      'Delivery refused by the recipient and on its way back to the merchant, whose warehouse must confirm it before money is returned',
  },
  render: (args) => (
    <Stack gap={2} align="start">
      <StatusChip {...args} />
      <StatusChip {...args}>{args.children.repeat(3)}</StatusChip>
    </Stack>
  ),
})

export const Modes = meta.story({
  render: () =>
    modes({
      english: {
        neutral: 'Draft',
        info: 'In review',
        success: 'Approved',
        warning: 'Overdue',
        danger: 'Rejected',
        waiting: 'Waiting for you',
      },
      arabic: {
        neutral: 'مسودة',
        info: 'قيد المراجعة',
        success: 'معتمد',
        warning: 'متأخر',
        danger: 'مرفوض',
        waiting: 'بانتظارك',
      },
      render: (words) => (
        <Stack direction="row" gap={2} isWrapping>
          <StatusChip tone="neutral">{words.neutral}</StatusChip>
          <StatusChip tone="info">{words.info}</StatusChip>
          <StatusChip tone="success">{words.success}</StatusChip>
          <StatusChip tone="warning">{words.warning}</StatusChip>
          <StatusChip tone="danger">{words.danger}</StatusChip>
          <StatusChip tone="waiting">{words.waiting}</StatusChip>
        </Stack>
      ),
    }),
})
