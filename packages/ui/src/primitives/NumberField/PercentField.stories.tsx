import preview from '#storybook/preview'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { AriaProvider } from '../Aria/AriaProvider'
import type { NumberValue } from './NumberField'
import { looksOf } from '../../stories/States'
import { PercentField } from './PercentField'

const meta = preview.meta({
  component: PercentField,
  args: { label: 'Withheld', max: 3000, value: 1650, onChange: fn() },
  render: (args) => {
    const [value, setValue] = useState<NumberValue>(args.value)
    return (
      <AriaProvider locale="en">
        <PercentField
          {...args}
          value={value}
          onChange={(next) => {
            args.onChange(next)
            setValue(next)
          }}
        />
      </AriaProvider>
    )
  },
  parameters: {
    about: {
      use: 'A rate, such as a commission or a tax.',
      instead: '`NumberField` for a count. `ProgressBar` to show progress.',
      anatomy: ['Label.', 'Percentage in the format of the language.', 'Per cent sign.'],
      do: ['Store basis points, as it reports them.'],
      dont: ['Do not show more decimals than the contract has.'],
    },
  },
})

export const Filled = meta.story()

Filled.test('reports basis points', async ({ args, canvas, userEvent }) => {
  const field = canvas.getByRole('spinbutton')
  await expect(field).toHaveValue('16.5')
  await userEvent.clear(field)
  await userEvent.type(field, '8.25')
  await expect(args.onChange).toHaveBeenLastCalledWith(825)
})

Filled.test('a pasted per cent sign is dropped', async ({ args, canvas, userEvent }) => {
  const field = canvas.getByRole('spinbutton')
  await userEvent.clear(field)
  await userEvent.paste('7.5 %')
  await expect(args.onChange).toHaveBeenLastCalledWith(750)
  await userEvent.tab()
  await expect(field).toHaveValue('7.5')
})

Filled.test('more than two decimals are not a percentage', async ({ args, canvas, userEvent }) => {
  const field = canvas.getByRole('spinbutton')
  await userEvent.clear(field)
  await userEvent.type(field, '8.255')
  await expect(args.onChange).not.toHaveBeenLastCalledWith(826)
  await expect(args.onChange).not.toHaveBeenLastCalledWith(825)
})

Filled.test('an empty field has no value', async ({ args, canvas, userEvent }) => {
  await userEvent.clear(canvas.getByRole('spinbutton'))
  await expect(args.onChange).toHaveBeenLastCalledWith(null)
})

const looks = looksOf({
  english: { label: 'Discount', error: 'At most 100 %' },
  arabic: { label: 'الخصم', error: '‏100% على الأكثر' },
  render: ({ label, error }) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <PercentField label={label} max={10_000} value={1250} onChange={fn()} />
      <PercentField
        label={label}
        max={10_000}
        value={12_000}
        errorMessage={error}
        onChange={fn()}
      />
      <PercentField label={label} max={10_000} value={500} isDisabled onChange={fn()} />
    </div>
  ),
})

export const Modes = meta.story({ render: looks.modes })

/** Hover, keyboard focus and press. */
export const States = meta.story({ render: looks.states })
