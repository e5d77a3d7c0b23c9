import preview from '#storybook/preview'
import { Mail, Search } from 'lucide-react'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { looksOf } from '../../stories/States'
import { TextField } from './TextField'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'

const meta = preview.meta({
  component: TextField,
  args: { label: 'Business name', name: 'name', onChange: fn() },
  parameters: {
    about: {
      use: 'One line of text: a name, an email address, a number that nobody adds up.',
      instead:
        '`TextArea` for several lines. `NumberField`, `MoneyField` and `DateField` for their values. `ComboBox` for one of many records.',
      anatomy: [
        'Label, with a mark where a value is required.',
        'Field with an optional icon.',
        'Optional help.',
        'Error below it.',
      ],
      do: [
        'Set `type` and `autoComplete`, which choose keyboard and direction.',
        {
          text: 'Say in the help what is valid before it is typed.',
          example: () => (
            <TextField label="Company code" description="Two letters and six digits" />
          ),
        },
      ],
      dont: [
        {
          text: 'Do not use the placeholder as label or help.',
          example: () => (
            <TextField
              label={<VisuallyHidden>Company code</VisuallyHidden>}
              placeholder="Company code, like TR123456"
            />
          ),
        },
        'Do not validate before the field was left.',
      ],
    },
  },
})

export const Empty = meta.story()

Empty.test(
  'a press on the label moves the focus into the field',
  async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Business name'))
    await userEvent.keyboard('Kaya')
    await expect(canvas.getByRole('textbox')).toHaveValue('Kaya')
    await expect(args.onChange).toHaveBeenLastCalledWith('Kaya')
  },
)

export const Filled = meta.story({ args: { defaultValue: 'Kaya Textiles' } })

export const Described = meta.story({
  args: { description: 'As it stands in the trade register.', isRequired: true },
})

Described.test('the help and the requirement are read with the field', async ({ canvas }) => {
  await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
    'As it stands in the trade register.',
  )
  await expect(canvas.getByRole('textbox')).toBeRequired()
})

export const Invalid = meta.story({
  args: {
    defaultValue: 'Ka',
    description: 'As it stands in the trade register.',
    errorMessage: 'Min character length is 4',
  },
})

Invalid.test('help and error describe the field, in that order', async ({ canvas }) => {
  await expect(canvas.getByRole('textbox')).toBeInvalid()
  await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
    'As it stands in the trade register. Min character length is 4',
  )
})

/** Controlled; the server's error arrives after blur and is announced. */
export const Controlled = meta.story({
  render: (args) => {
    const [value, setValue] = useState('')
    const [errorMessage, setErrorMessage] = useState<string>()
    return (
      <TextField
        {...args}
        value={value}
        errorMessage={errorMessage}
        onChange={setValue}
        onBlur={() => setErrorMessage(value === 'taken' ? 'This name is taken' : undefined)}
      />
    )
  },
})

Controlled.test('an error that comes later is announced', async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByRole('textbox'), 'taken')
  await userEvent.tab()
  const error = await canvas.findByText('This name is taken')
  await expect(error.closest('[aria-live]')).toHaveAttribute('aria-live', 'polite')
})

export const Disabled = meta.story({ args: { defaultValue: 'Kaya Textiles', isDisabled: true } })

export const ReadOnly = meta.story({ args: { defaultValue: 'Kaya Textiles', isReadOnly: true } })

export const WithIcon = meta.story({
  args: { label: 'Find', type: 'search', icon: <Search />, placeholder: 'Name or number' },
})

/** An address is written left to right in every language, and is aligned with the page's lines. */
export const Address = meta.story({
  args: { label: 'Email', type: 'email', icon: <Mail />, defaultValue: 'staff@console.example' },
})

Address.test('an address runs left to right', async ({ canvas }) => {
  await expect(canvas.getByRole('textbox')).toHaveAttribute('dir', 'ltr')
})

/** Arabic and Persian digits of a telephone number become Latin ones as they are typed. */
export const Telephone = meta.story({
  args: { label: 'Phone', type: 'tel', defaultValue: '', onChange: fn() },
})

Telephone.test('maps Arabic and Persian digits to Latin', async ({ args, canvas, userEvent }) => {
  const field = canvas.getByRole<HTMLInputElement>('textbox')
  await userEvent.type(field, '+٩٦٦٥۰')
  await expect(field).toHaveValue('+96650')
  await expect(args.onChange).toHaveBeenLastCalledWith('+96650')
})

Telephone.test('the caret stays where the user types', async ({ canvas, userEvent }) => {
  const field = canvas.getByRole<HTMLInputElement>('textbox')
  await userEvent.type(field, '+966')
  await userEvent.type(field, '٥', { initialSelectionStart: 1, initialSelectionEnd: 1 })
  await expect(field).toHaveValue('+5966')
  await expect(field.selectionStart).toBe(2)
})

/** Text keeps its digits, as a password does. */
export const ArabicText = meta.story({ args: { label: 'Name', defaultValue: '' } })

ArabicText.test('keeps the digits as typed', async ({ canvas, userEvent }) => {
  const field = canvas.getByRole('textbox')
  await userEvent.type(field, 'مستودع ٧')
  await expect(field).toHaveValue('مستودع ٧')
})

export const LongText = meta.story({
  args: {
    label:
      'The name of the business as it stands in the trade register of the country it was founded in',
    defaultValue:
      'Donaudampfschifffahrtsgesellschaft Handelsvertretung und Lagerhaltung Niederlassung',
    errorMessage:
      'This name is longer than the register allows; leave out the branch and the legal form',
  },
  render: (args) => (
    <div style={{ maxInlineSize: 240 }}>
      <TextField {...args} />
    </div>
  ),
})

const looks = looksOf({
  english: {
    name: 'Business name',
    sample: 'Kaya Textiles',
    help: 'As it stands in the register.',
    email: 'Email',
    phone: 'Phone',
    error: 'This number is too short',
  },
  arabic: {
    name: 'اسم الشركة',
    sample: 'منسوجات كايا',
    help: 'كما هو مدوّن في السجل.',
    email: 'البريد الإلكتروني',
    phone: 'الهاتف',
    error: 'هذا الرقم قصير جدًا',
  },
  render: ({ name, sample, help, email, phone, error }) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <TextField label={name} defaultValue={sample} description={help} isRequired />
      <TextField label={email} type="email" icon={<Mail />} placeholder="name@example.com" />
      <TextField label={phone} type="tel" defaultValue="+90 212" errorMessage={error} />
      <TextField label={name} defaultValue={sample} isDisabled />
    </div>
  ),
})

export const Modes = meta.story({ render: looks.modes })

/** Hover, keyboard focus and press. */
export const States = meta.story({ render: looks.states })
