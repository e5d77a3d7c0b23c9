import preview from '#storybook/preview'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { looksOf } from '../../stories/States'
import { AriaProvider } from '../Aria/AriaProvider'
import { NumberField, type NumberFieldProps, type NumberValue } from './NumberField'

function Stored({ value: first, onChange, ...props }: NumberFieldProps) {
  const [value, setValue] = useState<NumberValue>(first)
  return (
    <NumberField
      {...props}
      value={value}
      onChange={(next) => {
        onChange(next)
        setValue(next)
      }}
    />
  )
}

const meta = preview.meta({
  component: NumberField,
  args: { label: 'Quantity', value: null, onChange: fn(), onBlur: fn() },
  render: (args) => <Stored {...args} />,
  parameters: {
    about: {
      use: 'A quantity or count that is typed or stepped.',
      instead:
        '`MoneyField` for amounts. `PercentField` for rates. `TextField` for codes and numbers that nobody adds up.',
      anatomy: ['Label.', 'Number in the format of the language.', 'Optional help and error.'],
      do: ['Set `min` and `max` for the arrow keys, and check typed values in the form.'],
      dont: ['Do not use it for telephone or order numbers.'],
    },
  },
})

const inTurkish = (Story: () => React.ReactNode) => (
  <AriaProvider locale="tr">
    <Story />
  </AriaProvider>
)

const inArabic = (Story: () => React.ReactNode) => (
  <AriaProvider locale="ar-u-ca-gregory-nu-latn">
    <Story />
  </AriaProvider>
)

const inEnglish = (Story: () => React.ReactNode) => (
  <AriaProvider locale="en">
    <Story />
  </AriaProvider>
)

export const Empty = meta.story({ decorators: inEnglish })

Empty.test(
  'reports every keystroke, and formats the value on blur',
  async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Quantity' })
    await userEvent.type(field, '12500')
    await expect(args.onChange).toHaveBeenNthCalledWith(1, 1)
    await expect(args.onChange).toHaveBeenLastCalledWith(12_500)
    await expect(field).toHaveValue('12500')
    await userEvent.tab()
    await expect(field).toHaveValue('12,500')
    await expect(args.onBlur).toHaveBeenCalledOnce()
  },
)

Empty.test('keeps typed text that is not a number', async ({ args, canvas, userEvent }) => {
  await userEvent.type(canvas.getByRole('spinbutton'), '3 boxes')
  await userEvent.tab()
  await expect(args.onChange).toHaveBeenLastCalledWith('3 boxes')
  await expect(canvas.getByRole('spinbutton')).toHaveValue('3 boxes')
})

export const Filled = meta.story({
  args: { value: 3, min: 1, max: 4 },
  decorators: inEnglish,
})

Filled.test('the arrow keys step within the limits', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('spinbutton'))
  await userEvent.keyboard('{ArrowUp}{ArrowUp}')
  await expect(args.onChange).toHaveBeenLastCalledWith(4)
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}')
  await expect(args.onChange).toHaveBeenLastCalledWith(1)
  await expect(canvas.getByRole('spinbutton')).toHaveAttribute('aria-valuenow', '1')
})

Filled.test('clearing the field reports null', async ({ args, canvas, userEvent }) => {
  await userEvent.clear(canvas.getByRole('spinbutton'))
  await expect(args.onChange).toHaveBeenLastCalledWith(null)
})

/** Weights are in tenths. */
export const Tenths = meta.story({
  args: { value: 0.2, step: 0.1, decimals: 1 },
  decorators: inEnglish,
})

Tenths.test('steps in tenths are exact', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('spinbutton'))
  await userEvent.keyboard('{ArrowUp}')
  await expect(args.onChange).toHaveBeenLastCalledWith(0.3)
})

export const Turkish = meta.story({ args: { label: 'Miktar' }, decorators: inTurkish })

Turkish.test('a comma separates the decimals', async ({ args, canvas, userEvent }) => {
  const field = canvas.getByRole('spinbutton')
  await userEvent.type(field, '1234,5')
  await userEvent.tab()
  await expect(args.onChange).toHaveBeenLastCalledWith(1234.5)
  await expect(field).toHaveValue('1.234,5')
})

Turkish.test('a point before one digit separates decimals', async ({ args, canvas, userEvent }) => {
  await userEvent.type(canvas.getByRole('spinbutton'), '1.5')
  await expect(args.onChange).toHaveBeenLastCalledWith(1.5)
})

export const Arabic = meta.story({ args: { label: 'الكمية' }, decorators: inArabic })

Arabic.test('accepts Arabic digits', async ({ args, canvas, userEvent }) => {
  const field = canvas.getByRole('spinbutton')
  await userEvent.type(field, '١٢٫٥')
  await userEvent.tab()
  await expect(args.onChange).toHaveBeenLastCalledWith(12.5)
  await expect(field).toHaveValue('12.5')
})

export const Invalid = meta.story({
  args: { value: 0, isRequired: true, description: 'In boxes.', errorMessage: 'At least 1' },
})

Invalid.test('help and error describe the field', async ({ canvas }) => {
  await expect(canvas.getByRole('spinbutton')).toBeInvalid()
  await expect(canvas.getByRole('spinbutton')).toHaveAccessibleDescription('In boxes. At least 1')
})

export const Disabled = meta.story({ args: { value: 12, isDisabled: true } })

export const LongText = meta.story({
  args: {
    label: 'The quantity that is left after everything that was promised to others has been sent',
    value: 9_007_199_254_740_991,
    errorMessage: 'More than the warehouse has ever held of anything',
  },
  decorators: (Story) => (
    <div style={{ maxInlineSize: 160 }}>
      <Story />
    </div>
  ),
})

const looks = looksOf({
  english: { label: 'Quantity', help: 'In boxes.', error: 'At least 1' },
  arabic: { label: 'الكمية', help: 'بالصناديق.', error: 'واحد على الأقل' },
  render: ({ label, help, error }) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <NumberField label={label} description={help} value={12_500} onChange={() => undefined} />
      <NumberField label={label} errorMessage={error} value={0} onChange={() => undefined} />
    </div>
  ),
})

export const Modes = meta.story({ render: looks.modes })

/** Hover, keyboard focus and press. */
export const States = meta.story({ render: looks.states })
