import preview from '#storybook/preview'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { looksOf } from '../../stories/States'
import { RadioGroup } from './RadioGroup'

const ways = [
  { id: 'courier', label: 'Courier', description: 'With a tracking number' },
  { id: 'own', label: 'Own transport' },
  { id: 'pickup', label: 'Picked up by the buyer' },
]

const meta = preview.meta({
  component: RadioGroup,
  args: { label: 'Delivery', options: ways, value: null, onChange: fn(), onBlur: fn() },
  render: (args) => {
    const [value, setValue] = useState(args.value)
    return (
      <>
        <RadioGroup
          {...args}
          value={value}
          onChange={(id) => {
            args.onChange(id)
            setValue(id)
          }}
        />
        <button type="button">After it</button>
      </>
    )
  },
  parameters: {
    about: {
      use: 'One of a few values that need an explanation, in a form.',
      instead:
        '`SegmentedChoice` for short values side by side. `Select` for more than about six. `Checkbox` for on and off.',
      anatomy: [
        'Label of the group.',
        'Options below each other, each with optional help.',
        'Error of the group.',
      ],
      do: [
        {
          text: 'Order options by use or by size.',
          example: () => (
            <RadioGroup label="Delivery" options={ways} value={null} onChange={() => {}} />
          ),
        },
      ],
      dont: ['Do not preselect a value that the user must decide.'],
    },
  },
})

export const Empty = meta.story()

Empty.test(
  'is one Tab stop, the arrow keys choose, and the blur is reported once',
  async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenLastCalledWith('courier')
    await userEvent.keyboard('{ArrowDown}')
    await expect(args.onChange).toHaveBeenLastCalledWith('own')
    await expect(canvas.getByRole('radio', { name: 'Own transport' })).toHaveFocus()
    await expect(args.onBlur).not.toHaveBeenCalled()
    await userEvent.tab()
    await expect(canvas.getByRole('button')).toHaveFocus()
    await expect(args.onBlur).toHaveBeenCalledOnce()
  },
)

Empty.test('a press on the label chooses', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByText('Picked up by the buyer'))
  await expect(args.onChange).toHaveBeenCalledWith('pickup')
})

export const Filled = meta.story({ args: { value: 'own' } })

Filled.test('reads the description with its option', async ({ canvas }) => {
  await expect(canvas.getByRole('radio', { name: 'Courier' })).toHaveAccessibleDescription(
    'With a tracking number',
  )
})

export const Invalid = meta.story({
  args: { isRequired: true, description: 'It can be changed later.', errorMessage: 'Choose one' },
})

Invalid.test('help and error describe the group, in that order', async ({ canvas }) => {
  const group = canvas.getByRole('radiogroup', { name: /Delivery/ })
  await expect(group).toHaveAccessibleDescription('It can be changed later. Choose one')
  await expect(group).toBeInvalid()
})

export const Disabled = meta.story({ args: { value: 'courier', isDisabled: true } })

Disabled.test('no option can be chosen', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByText('Own transport'))
  await expect(args.onChange).not.toHaveBeenCalled()
})

export const OneDisabled = meta.story({
  args: {
    options: ways.map((way) => (way.id === 'own' ? { ...way, isDisabled: true } : way)),
  },
})

export const LongText = meta.story({
  args: {
    value: 'long',
    options: [
      {
        id: 'long',
        label: 'Donaudampfschifffahrtsgesellschaft '.repeat(4),
        description: 'x '.repeat(90),
      },
      { id: 'short', label: 'Road' },
    ],
  },
  decorators: (Story) => (
    <div style={{ maxInlineSize: 260 }}>
      <Story />
    </div>
  ),
})

const looks = looksOf({
  english: { label: 'Delivery', courier: 'Courier', own: 'Own transport', error: 'Choose one' },
  arabic: { label: 'التوصيل', courier: 'شركة شحن', own: 'نقل خاص', error: 'اختر واحدًا' },
  render: ({ label, courier, own, error }) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <RadioGroup
        label={label}
        options={[
          { id: 'courier', label: courier, description: 'DHL, G4S' },
          { id: 'own', label: own },
        ]}
        value="courier"
        onChange={() => undefined}
      />
      <RadioGroup
        label={label}
        isRequired
        options={[{ id: 'own', label: own, isDisabled: true }]}
        value={null}
        errorMessage={error}
        onChange={() => undefined}
      />
    </div>
  ),
})

export const Modes = meta.story({ render: looks.modes })

/** Hover, keyboard focus and press. */
export const States = meta.story({ render: looks.states })
