import preview from '#storybook/preview'
import { Rows3, Table2 } from 'lucide-react'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { looksOf } from '../../stories/States'
import { SegmentedChoice } from './SegmentedChoice'

const ranges = [
  { id: '7d', label: '7 days' },
  { id: '30d', label: '30 days' },
  { id: '90d', label: '90 days' },
]

const meta = preview.meta({
  component: SegmentedChoice,
  args: { label: 'Range', options: ranges, value: '30d', onChange: fn() },
  render: (args) => {
    const [value, setValue] = useState(args.value)
    return (
      <SegmentedChoice
        {...args}
        value={value}
        onChange={(id) => {
          args.onChange(id)
          setValue(id)
        }}
      />
    )
  },
  parameters: {
    about: {
      use: 'One of two to five short values, all visible: a range, a density, a view.',
      instead:
        '`Tabs` where the choice changes the whole content below. `Select` for more values. `RadioGroup` where values need help.',
      anatomy: [
        'Label, visible or for screen readers.',
        'Segments in one row.',
        'Optional reason why one is unavailable.',
      ],
      do: [
        {
          text: 'Keep the labels to one or two words.',
          example: () => (
            <SegmentedChoice label="Range" options={ranges} value="30d" onChange={() => {}} />
          ),
        },
      ],
      dont: [
        {
          text: 'Do not use it for actions.',
          example: () => (
            <SegmentedChoice
              label="Voucher"
              options={[
                { id: 'approve', label: 'Approve' },
                { id: 'reject', label: 'Reject' },
              ]}
              value="approve"
              onChange={() => {}}
            />
          ),
        },
      ],
    },
  },
})

export const Filled = meta.story()

Filled.test(
  'Tab focuses the chosen option, and arrow keys choose',
  async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: '30 days' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(args.onChange).toHaveBeenCalledWith('90d')
    await expect(canvas.getByRole('radio', { name: '90 days' })).toBeChecked()
  },
)

Filled.test('it is as wide as its labels', async ({ canvas }) => {
  const group = canvas.getByRole('radiogroup', { name: 'Range' })
  const [last] = canvas.getAllByText('90 days')
  await expect(group.getBoundingClientRect().width).toBeGreaterThan(
    3 * (last?.getBoundingClientRect().width ?? 0),
  )
})

/** The heading above it already names the choice. */
export const LabelHidden = meta.story({ args: { isLabelHidden: true } })

export const Wide = meta.story({
  args: {
    isWide: true,
    options: [
      { id: 'table', label: 'Table', picture: <Table2 aria-hidden /> },
      { id: 'cards', label: 'Cards', picture: <Rows3 aria-hidden /> },
    ],
    value: 'table',
  },
})

/** Unavailable options can be focused and read. */
export const Unavailable = meta.story({
  args: {
    options: [
      ...ranges.slice(0, 2),
      { id: '90d', label: '90 days', reason: 'The figures begin a month ago.' },
    ],
  },
})

Unavailable.test('shows the reason and does not change', async ({ args, canvas, userEvent }) => {
  const radio = canvas.getByRole('radio', { name: '90 days' })
  await expect(radio).toHaveAccessibleDescription('The figures begin a month ago.')
  await userEvent.click(radio)
  await expect(args.onChange).not.toHaveBeenCalled()
  await expect(radio).not.toBeChecked()
})

export const LongText = meta.story({
  args: {
    options: [
      { id: '7d', label: 'Donaudampfschifffahrtsgesellschaft' },
      { id: '30d', label: 'The days of this month' },
      { id: '90d', label: 'Quarter' },
    ],
  },
  decorators: (Story) => (
    <div style={{ maxInlineSize: 240 }}>
      <Story />
    </div>
  ),
})

const looks = looksOf({
  english: {
    label: 'Direction',
    one: 'From the left',
    other: 'From the right',
    why: 'Not now',
  },
  arabic: { label: 'الاتجاه', one: 'من اليسار', other: 'من اليمين', why: 'ليس الآن' },
  render: ({ label, one, other, why }) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <SegmentedChoice
        label={label}
        options={[
          { id: 'one', label: one },
          { id: 'other', label: other },
        ]}
        value="one"
        onChange={() => undefined}
      />
      <SegmentedChoice
        label={label}
        isWide
        options={[
          { id: 'one', label: one },
          { id: 'other', label: other, reason: why },
        ]}
        value="one"
        onChange={() => undefined}
      />
    </div>
  ),
})

export const Modes = meta.story({ render: looks.modes })

/** Hover, keyboard focus and press. */
export const States = meta.story({ render: looks.states })
