import preview from '#storybook/preview'
import { expect, fn } from 'storybook/test'
import { looksOf } from '../../stories/States'
import { PasswordField } from './PasswordField'

const meta = preview.meta({
  component: PasswordField,
  args: {
    label: 'Password',
    name: 'password',
    autoComplete: 'current-password',
    showLabel: 'Show password',
    hideLabel: 'Hide password',
    onChange: fn(),
  },
  parameters: {
    about: {
      use: 'A password at sign-in or registration, and a new one.',
      instead: '`TextField` for everything that may be read on the screen.',
      anatomy: [
        'Label.',
        'Hidden text.',
        'Button that shows and hides it.',
        'Optional help and error.',
      ],
      do: ['Set `autoComplete`, so that password managers recognise the field.'],
      dont: ['Do not ask for a password twice: it can be shown.'],
    },
  },
})

export const Empty = meta.story()

export const Filled = meta.story({ args: { defaultValue: 'console' } })

Filled.test(
  'a pointer press shows it and leaves focus and caret where they were',
  async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('Password')
    input.focus()
    input.setSelectionRange(3, 3)
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }))
    await expect(input).toHaveAttribute('type', 'text')
    await expect(input).toHaveFocus()
    await expect(input.selectionStart).toBe(3)
    await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }))
    await expect(input).toHaveAttribute('type', 'password')
  },
)

Filled.test('by keyboard the button keeps the focus', async ({ canvas, userEvent }) => {
  canvas.getByLabelText('Password').focus()
  await userEvent.tab()
  await userEvent.keyboard(' ')
  await expect(canvas.getByRole('button', { name: 'Hide password' })).toHaveFocus()
  await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text')
})

export const Invalid = meta.story({
  args: { defaultValue: 'con', isRequired: true, errorMessage: 'Min character length is 4' },
})

export const Disabled = meta.story({ args: { defaultValue: 'console', isDisabled: true } })

const submit = fn((event: SubmitEvent) => event.preventDefault())

export const InForm = meta.story({
  args: { defaultValue: 'console' },
  render: (args) => (
    <form onSubmit={(event) => submit(event.nativeEvent as SubmitEvent)}>
      <PasswordField {...args} />
    </form>
  ),
})

InForm.test('the button does not submit the form', async ({ canvas, userEvent }) => {
  submit.mockClear()
  await userEvent.click(canvas.getByRole('button'))
  await expect(submit).not.toHaveBeenCalled()
  await userEvent.type(canvas.getByLabelText('Password'), '{Enter}')
  await expect(submit).toHaveBeenCalledOnce()
})

const looks = looksOf({
  english: {
    label: 'Password',
    showLabel: 'Show password',
    hideLabel: 'Hide password',
    error: 'Min character length is 4',
  },
  arabic: {
    label: 'كلمة المرور',
    showLabel: 'إظهار كلمة المرور',
    hideLabel: 'إخفاء كلمة المرور',
    error: 'الحد الأدنى لعدد الأحرف هو 4',
  },
  render: ({ error, ...labels }) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <PasswordField {...labels} defaultValue="console" />
      <PasswordField {...labels} defaultValue="con" errorMessage={error} />
    </div>
  ),
})

export const Modes = meta.story({ render: looks.modes })

/** Hover, keyboard focus and press. */
export const States = meta.story({ render: looks.states })
