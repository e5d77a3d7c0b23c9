import preview from '#storybook/preview'
import { formatsOf } from '@console/core/i18n'
import { expect, fn, waitFor } from 'storybook/test'
import type { ListFilter } from '../config/config'
import { FilterEditor, type FilterEditorProps } from './FilterEditor'
import { stallsResource } from '../mocks/stalls'

const filterOf = (kind: 'dates' | 'numbers'): ListFilter => ({ id: 'rent', title: 'Rent', kind })
const rent: ListFilter = { id: 'rent', title: 'Rent', kind: 'money' }

type Args = Pick<FilterEditorProps, 'filter' | 'values' | 'onChange'>

/** Editor of one filter of a list: bounds of numbers, amounts or days, or a choice of values. */
const meta = preview.type<{ args: Args }>().meta({
  args: { filter: filterOf('numbers'), values: {} as Args['values'], onChange: fn() },
  render: (args) => (
    <FilterEditor
      {...args}
      context={{ formats: formatsOf('en'), t: (key) => key, now: new Date(0) }}
      resource={stallsResource}
      query={{}}
    />
  ),
  parameters: {
    about: {
      use: 'The list template opens it for a filter that is added or changed.',
      instead: '`DateRangeField` and `Select` outside of a list.',
      anatomy: [
        'Name of the filter.',
        'Fields for its bounds, or values with counts.',
        'Error where a bound is invalid.',
      ],
      do: ['Accept one open bound.'],
      dont: ['Do not apply a filter that is invalid.'],
    },
  },
})

export const Numbers = meta.story()

Numbers.test('accepts numbers from an Arabic keyboard', async ({ args, canvas, userEvent }) => {
  const [from, to] = canvas.getAllByRole('textbox')
  await userEvent.type(from!, '٢٥')
  await userEvent.type(to!, '۱۰۰')
  await expect(from).toHaveValue('25')
  await expect(args.onChange).toHaveBeenLastCalledWith({ rentFrom: ['25'], rentTo: ['100'] })
})

/** Days are written in the order of the language. */
export const Dates = meta.story({
  args: { filter: filterOf('dates'), values: { rentFrom: ['2026-06-15'] } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('spinbutton')).toHaveLength(6))
  },
})

Dates.test('a reversed range filters nothing', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getAllByRole('spinbutton')[3]!)
  await userEvent.keyboard('01062026')
  await canvas.findByText('The end can’t be before the start.')
  await expect(args.onChange).not.toHaveBeenCalled()
})

/** Amounts in one of two currencies. */
export const Money = meta.story({
  args: { filter: rent, values: { rentFrom: ['150050'], rentCurrency: ['KES'] } },
})

Money.test(
  'sends typed decimal amounts in the smallest units of their currency',
  async ({ args, canvas, userEvent }) => {
    const [, to] = canvas.getAllByRole('textbox')
    await userEvent.type(to!, '2000')
    await expect(args.onChange).toHaveBeenLastCalledWith({
      rentFrom: ['150050'],
      rentTo: ['200000'],
      rentCurrency: ['KES'],
    })
  },
)

Money.test('both ends share one currency', async ({ args, canvas, userEvent }) => {
  const [from, to] = canvas.getAllByRole('combobox')
  await userEvent.clear(canvas.getAllByRole('textbox')[0]!)
  await userEvent.selectOptions(to!, 'UGX')
  await expect(from).toHaveValue('UGX')
  await userEvent.type(canvas.getAllByRole('textbox')[0]!, '1500')
  await expect(args.onChange).toHaveBeenLastCalledWith({
    rentFrom: ['1500'],
    rentTo: [],
    rentCurrency: ['UGX'],
  })
})

Money.test('a currency alone filters nothing', async ({ args, canvas, userEvent }) => {
  await userEvent.clear(canvas.getAllByRole('textbox')[0]!)
  await expect(args.onChange).toHaveBeenLastCalledWith({
    rentFrom: [],
    rentTo: [],
    rentCurrency: [],
  })
})

Money.test(
  'an invalid amount or range shows an error and filters nothing',
  async ({ args, canvas, userEvent }) => {
    const [, to] = canvas.getAllByRole('textbox')
    await userEvent.type(to!, '1a')
    await canvas.findByText('Enter a valid number.')
    await userEvent.clear(to!)
    await userEvent.type(to!, '1')
    await canvas.findByText('The end can’t be before the start.')
    await expect(args.onChange).not.toHaveBeenCalledWith(
      expect.objectContaining({ rentTo: expect.arrayContaining([expect.anything()]) as unknown }),
    )
  },
)
