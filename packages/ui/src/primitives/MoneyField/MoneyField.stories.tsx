import preview from '#storybook/preview'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { looksOf } from '../../stories/States'
import { AriaProvider } from '../Aria/AriaProvider'
import { MoneyField, type MoneyFieldProps } from './MoneyField'

const currencies = { KES: 2, UGX: 0, SOS: 2 }

function Stored({ value: first, onChange, ...props }: MoneyFieldProps) {
  const [value, setValue] = useState(first)
  return (
    <MoneyField
      {...props}
      value={value}
      onChange={(next) => {
        onChange(next)
        setValue(next)
      }}
    />
  )
}

function inLanguage(locale: string) {
  return (Story: () => React.ReactNode) => (
    <AriaProvider locale={locale}>
      <Story />
    </AriaProvider>
  )
}

const meta = preview.meta({
  component: MoneyField,
  args: {
    label: 'Price',
    value: { amount: null, currency: 'KES' },
    currencies,
    currencyLabel: 'Currency',
    onChange: fn(),
    onBlur: fn(),
  },
  render: (args) => <Stored {...args} />,
  parameters: {
    about: {
      use: 'An amount of money: a price, a fee, a limit.',
      instead: '`NumberField` for a number without a currency. `PercentField` for a rate.',
      anatomy: [
        'Label.',
        'Amount in the format of the language.',
        'Currency: its code, or a choice of several.',
        'Optional help and error.',
      ],
      do: ['Store the smallest units that it reports.'],
      dont: ['Do not convert when the currency changes: the written number stays.'],
    },
  },
})

export const Empty = meta.story({ decorators: inLanguage('en') })

Empty.test('reports the amount in the smallest units', async ({ args, canvas, userEvent }) => {
  const field = canvas.getByRole('textbox', { name: 'Price' })
  await userEvent.type(field, '1234.5')
  await expect(args.onChange).toHaveBeenLastCalledWith({ amount: 123_450, currency: 'KES' })
  await userEvent.tab()
  await expect(field).toHaveValue('1,234.50')
})

Empty.test(
  'more decimals than the currency has are not an amount',
  async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '0.125')
    await expect(args.onChange).toHaveBeenLastCalledWith({ amount: '0.125', currency: 'KES' })
    await userEvent.tab()
    await expect(canvas.getByRole('textbox')).toHaveValue('0.125')
  },
)

Empty.test('accepts a pasted amount with its currency', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('textbox'))
  await userEvent.paste('UGX 1,234')
  await expect(args.onChange).toHaveBeenLastCalledWith({ amount: 1234, currency: 'UGX' })
})

Empty.test(
  'a currency that cannot be chosen is not an amount',
  async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'))
    await userEvent.paste('EUR 12')
    await expect(args.onChange).toHaveBeenLastCalledWith({ amount: 'EUR 12', currency: 'KES' })
  },
)

export const Filled = meta.story({
  args: { value: { amount: 123_450, currency: 'KES' } },
  decorators: inLanguage('en'),
})

Filled.test(
  'choosing another currency keeps the typed number',
  async ({ args, canvas, userEvent }) => {
    await userEvent.clear(canvas.getByRole('textbox'))
    await userEvent.type(canvas.getByRole('textbox'), '1200')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Currency' }), 'UGX')
    await expect(args.onChange).toHaveBeenLastCalledWith({ amount: 1200, currency: 'UGX' })
  },
)

Filled.test(
  'cents are not lost when the new currency has none',
  async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'UGX')
    await expect(args.onChange).toHaveBeenLastCalledWith({ amount: '1,234.50', currency: 'UGX' })
    await expect(canvas.getByRole('textbox')).toHaveValue('1,234.50')
  },
)

/** The Ugandan shilling has no cents; the Somali one has, contrary to Intl. */
export const Decimals = meta.story({
  render: (args) => (
    <AriaProvider locale="en">
      <Stored {...args} label="Ugandan" value={{ amount: 125_000, currency: 'UGX' }} />
      <Stored {...args} label="Somali" value={{ amount: 125_000, currency: 'SOS' }} />
    </AriaProvider>
  ),
})

Decimals.test('each currency has its own decimals', async ({ canvas }) => {
  await expect(canvas.getByRole('textbox', { name: 'Ugandan' })).toHaveValue('125,000')
  await expect(canvas.getByRole('textbox', { name: 'Somali' })).toHaveValue('1,250.00')
})

export const Turkish = meta.story({ decorators: inLanguage('tr') })

Turkish.test('a comma separates the cents', async ({ args, canvas, userEvent }) => {
  await userEvent.type(canvas.getByRole('textbox'), '1.234,5')
  await expect(args.onChange).toHaveBeenLastCalledWith({ amount: 123_450, currency: 'KES' })
  await userEvent.tab()
  await expect(canvas.getByRole('textbox')).toHaveValue('1.234,50')
})

export const OneCurrency = meta.story({
  args: { currencies: { KES: 2 }, value: { amount: 990, currency: 'KES' } },
})

OneCurrency.test('shows a single currency as text', async ({ canvas }) => {
  await expect(canvas.queryByRole('combobox')).toBeNull()
  await expect(canvas.getByText('KES')).toBeVisible()
})

export const Invalid = meta.story({
  args: { isRequired: true, value: { amount: 0, currency: 'KES' }, errorMessage: 'More than 0' },
})

export const Disabled = meta.story({
  args: { value: { amount: 123_450, currency: 'KES' }, isDisabled: true },
})

const looks = looksOf({
  english: { label: 'Price', error: 'More than 0', currency: 'Currency' },
  arabic: { label: 'السعر', error: 'أكثر من 0', currency: 'العملة' },
  render: ({ label, error, currency }) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <MoneyField
        label={label}
        currencies={currencies}
        currencyLabel={currency}
        value={{ amount: 123_450, currency: 'KES' }}
        onChange={() => undefined}
      />
      <MoneyField
        label={label}
        currencies={{ UGX: 0 }}
        currencyLabel={currency}
        value={{ amount: 0, currency: 'UGX' }}
        errorMessage={error}
        onChange={() => undefined}
      />
    </div>
  ),
})

export const Modes = meta.story({ render: looks.modes })

/** Hover, keyboard focus and press. */
export const States = meta.story({ render: looks.states })
