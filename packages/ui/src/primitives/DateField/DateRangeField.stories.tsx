import preview from '#storybook/preview'
import { useState } from 'react'
import { expect, fn, waitFor, within } from 'storybook/test'
import { modes } from '../../stories/Modes'
import { DateRangeField } from './DateRangeField'

const meta = preview.meta({
  component: DateRangeField,
  args: {
    label: 'Period',
    fromLabel: 'From',
    toLabel: 'To',
    value: { from: '', to: '' },
    onChange: fn(),
    onBlur: fn(),
  },
  render: (args) => {
    const [value, setValue] = useState(args.value)
    return (
      <>
        <DateRangeField
          {...args}
          value={value}
          onChange={(range) => {
            args.onChange(range)
            setValue(range)
          }}
        />
        <button type="button">After it</button>
      </>
    )
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('spinbutton')).toHaveLength(6))
  },
  parameters: {
    about: {
      use: 'A period of days in a filter or form, open at either end.',
      instead:
        '`DateField` for one day. `SegmentedChoice` for fixed periods such as 7 and 30 days.',
      anatomy: ['Label of the group.', 'Two date fields, from and to.', 'Error of the group.'],
      do: ['Allow an open end where the server does.'],
      dont: ['Do not correct an order that is wrong: report it.'],
    },
  },
})

export const Empty = meta.story()

Empty.test('both ends are typed one after the other', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getAllByRole('spinbutton')[0]!)
  await userEvent.keyboard('01072026')
  await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-07-01', to: '' })
  await userEvent.click(canvas.getAllByRole('spinbutton')[3]!)
  await userEvent.keyboard('15072026')
  await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-07-01', to: '2026-07-15' })
})

Empty.test(
  'reports the blur once, when both ends are left',
  async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('spinbutton')[0]!)
    await userEvent.click(canvas.getAllByRole('spinbutton')[3]!)
    await expect(args.onBlur).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByText('After it'))
    await expect(args.onBlur).toHaveBeenCalledOnce()
  },
)

export const Filled = meta.story({ args: { value: { from: '2026-07-01', to: '2026-07-15' } } })

/** The form checks the order. */
export const Invalid = meta.story({
  args: {
    value: { from: '2026-07-15', to: '2026-07-01' },
    isRequired: true,
    description: 'At most 90 days.',
    errorMessage: 'The last day is before the first',
  },
})

Invalid.test('the error is read with both ends', async ({ canvas }) => {
  const period = canvas.getByRole('group', { name: /Period/ })
  await expect(period).toHaveAccessibleDescription(
    'At most 90 days. The last day is before the first',
  )
  for (const part of within(period).getAllByRole('spinbutton'))
    await expect(part).toHaveAttribute('aria-invalid', 'true')
})

export const Narrow = meta.story({
  args: { value: { from: '2026-07-01', to: '2026-07-15' } },
  globals: { viewport: { value: 'phone' } },
})

export const Modes = meta.story({
  render: (args) =>
    modes({
      english: { label: 'Period', from: 'From', to: 'To', error: 'The last is before the first' },
      arabic: { label: 'الفترة', from: 'من', to: 'إلى', error: 'اليوم الأخير قبل الأول' },
      render: ({ label, from, to, error }) => (
        <DateRangeField
          {...args}
          label={label}
          fromLabel={from}
          toLabel={to}
          value={{ from: '2026-07-15', to: '2026-07-01' }}
          errorMessage={error}
        />
      ),
    }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('spinbutton')).toHaveLength(36))
  },
})
