import preview from '#storybook/preview'
import { expect } from 'storybook/test'
import { modes } from '../../stories/Modes'
import { Button } from '../Button/Button'
import { Text } from '../Text/Text'
import { Stack } from './Stack'

const meta = preview.meta({
  component: Stack,
  args: {
    children: [
      <Button key="approve" variant="primary">
        Approve
      </Button>,
      <Button key="reject">Reject</Button>,
      <Button key="skip" variant="quiet">
        Skip
      </Button>,
    ],
  },
  parameters: {
    about: {
      use: 'Children in a row or column with equal gaps.',
      instead: '`Grid` for equal columns. `Card` for a surface.',
      anatomy: ['Children.', 'Gaps in steps of 4 px.'],
      do: ['Take every distance between components from it.'],
      dont: ['Do not add margins to its children.'],
    },
  },
})

export const Column = meta.story()

export const Row = meta.story({ args: { direction: 'row', gap: 2 } })

export const AtBothEnds = meta.story({ args: { direction: 'row', justify: 'between' } })

export const Wrapping = meta.story({
  args: {
    direction: 'row',
    gap: 2,
    isWrapping: true,
    children: Array.from({ length: 24 }, (_, index) => (
      <Button key={index}>Filter {index + 1}</Button>
    )),
  },
})

Row.test('a row follows the reading direction', async ({ canvas }) => {
  const [first, second] = canvas
    .getAllByRole('button')
    .map((button) => button.getBoundingClientRect().x)
  const isForward = Number(first) < Number(second)
  await expect(isForward).toBe(document.documentElement.dir === 'ltr')
})

export const Modes = meta.story({
  render: () =>
    modes({
      english: { name: 'Ada Market', approve: 'Approve', reject: 'Reject' },
      arabic: { name: 'سوق آدا', approve: 'موافقة', reject: 'رفض' },
      render: ({ name, approve, reject }) => (
        <Stack direction="row" justify="between" gap={2}>
          <Text weight="medium">{name}</Text>
          <Stack direction="row" gap={2}>
            <Button variant="primary">{approve}</Button>
            <Button>{reject}</Button>
          </Stack>
        </Stack>
      ),
    }),
})
