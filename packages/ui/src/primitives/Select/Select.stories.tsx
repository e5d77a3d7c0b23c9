import preview from '#storybook/preview'
import { CircleCheck, CircleX, Clock } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { looksOf } from '../../stories/States'
import { OptionList, renderOption } from './OptionList'
import { Select } from './Select'

const states = [
  { id: 'waiting', label: 'Waiting', icon: <Clock /> },
  { id: 'approved', label: 'Approved', icon: <CircleCheck /> },
  { id: 'rejected', label: 'Rejected', icon: <CircleX />, description: 'With a reason' },
]

const meta = preview.meta({
  component: Select,
  args: { label: 'State', options: states, placeholder: 'Any state', onChange: fn() },
  parameters: {
    about: {
      use: 'One value out of a known list: a state, a reason, a role.',
      instead:
        '`RadioGroup` for up to six values that need help. `ComboBox` for hundreds. `Menu` for actions.',
      anatomy: [
        'Label.',
        'Button with the chosen value or a placeholder.',
        'List of options.',
        'Optional help and error.',
      ],
      do: [
        {
          text: 'Order options as users expect: by name, or by frequency.',
          example: () => <Select label="State" options={states} placeholder="Any state" />,
        },
      ],
      dont: [
        {
          text: 'Do not hide two or three values in a list: show them.',
          example: () => (
            <Select
              label="Delivery"
              options={[
                { id: 'courier', label: 'Courier' },
                { id: 'own', label: 'Own transport' },
              ]}
              placeholder="Choose"
            />
          ),
        },
      ],
    },
  },
})

export const Empty = meta.story()

Empty.test(
  'the arrows open it and move, Enter chooses, the focus returns',
  async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: /State/ })
    button.focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(await screen.findByRole('option', { name: 'Waiting' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onChange).toHaveBeenCalledWith('approved')
    await waitFor(() => expect(button).toHaveFocus())
    await expect(button).toHaveAccessibleName('Approved State')
  },
)

Empty.test('typed letters choose without opening it', async ({ args, canvas, userEvent }) => {
  canvas.getByRole('button').focus()
  await userEvent.keyboard('rej')
  await expect(args.onChange).toHaveBeenCalledWith('rejected')
  await expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
})

Empty.test('focuses the button on a press of its label', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByText('State', { selector: 'span' }))
  await expect(canvas.getByRole('button')).toHaveFocus()
})

Empty.test('Escape closes it and chooses nothing', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button'))
  await screen.findByRole('listbox')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument())
  await expect(args.onChange).not.toHaveBeenCalled()
})

export const Filled = meta.story({ args: { defaultValue: 'approved' } })

export const Open = meta.story({
  args: { defaultValue: 'approved' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await screen.findByRole('listbox')
  },
})

export const Disabled = meta.story({ args: { defaultValue: 'approved', isDisabled: true } })

export const DisabledOption = meta.story({
  args: { options: [...states, { id: 'withdrawn', label: 'Withdrawn', isDisabled: true }] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await screen.findByRole('listbox')
  },
})

export const Invalid = meta.story({
  args: {
    description: 'What the business is shown as.',
    errorMessage: 'Choose a state',
    isRequired: true,
  },
})

Invalid.test('help and error describe the field', async ({ canvas }) => {
  await expect(canvas.getByRole('button')).toHaveAccessibleDescription(
    'What the business is shown as. Choose a state',
  )
})

export const Sections = meta.story({
  args: {
    label: 'Queue',
    placeholder: 'Choose a queue',
    options: [
      {
        title: 'Catalogue',
        options: [
          { id: 'businesses', label: 'Businesses' },
          { id: 'products', label: 'Products' },
        ],
      },
      {
        title: 'Money',
        options: [
          { id: 'commissions', label: 'Commissions' },
          { id: 'payouts', label: 'Payouts' },
        ],
      },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await screen.findByRole('listbox')
  },
})

Sections.test('each section is a group with its title', async () => {
  await expect(screen.getByRole('group', { name: 'Money' })).toHaveTextContent('Payouts')
})

export const ManyOptions = meta.story({
  args: {
    label: 'Town',
    defaultValue: 'town-150',
    options: Array.from({ length: 300 }, (_, index) => ({
      id: `town-${index}`,
      label: `Town ${index}`,
    })),
  },
})

ManyOptions.test('a long list opens at the chosen option', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button'))
  const chosen = await screen.findByRole('option', { name: 'Town 150' })
  await waitFor(() => expect(chosen).toHaveFocus())
  const list = screen.getByRole('listbox').getBoundingClientRect()
  const option = chosen.getBoundingClientRect()
  await expect(option.top).toBeGreaterThanOrEqual(list.top - 1)
  await expect(option.bottom).toBeLessThanOrEqual(list.bottom + 1)
})

/** The owner controls the value. */
export const Controlled = meta.story({
  render: (args) => {
    const [value, setValue] = useState<string | null>(null)
    return <Select {...args} value={value} onChange={setValue} />
  },
})

export const LongText = meta.story({
  args: {
    defaultValue: 'long',
    options: [
      ...states,
      {
        id: 'long',
        label:
          'Donaudampfschifffahrtsgesellschaft Handelsvertretung und Lagerhaltung Niederlassung',
      },
    ],
  },
  render: (args) => (
    <div style={{ maxInlineSize: 240 }}>
      <Select {...args} />
    </div>
  ),
})

const looks = looksOf({
  english: {
    label: 'State',
    placeholder: 'Any state',
    waiting: 'Waiting',
    error: 'Choose a state',
  },
  arabic: {
    label: 'الحالة',
    placeholder: 'أي حالة',
    waiting: 'قيد الانتظار',
    error: 'اختر حالة',
  },
  render: ({ label, placeholder, waiting, error }) => {
    const options = [{ id: 'waiting', label: waiting, icon: <Clock /> }]
    return (
      <div style={{ display: 'grid', gap: 16 }}>
        <Select label={label} options={options} defaultValue="waiting" />
        <Select label={label} options={options} placeholder={placeholder} errorMessage={error} />
        <Select label={label} options={options} placeholder={placeholder} isDisabled />
      </div>
    )
  },
})

export const Modes = meta.story({ render: looks.modes })

/** Hover, keyboard focus and press. */
export const States = meta.story({ render: looks.states })

/** Hover and keyboard focus of the options of an open list. */
export const OpenStates = meta.story({
  render: looksOf({
    english: { label: 'State', waiting: 'Waiting', approved: 'Approved', rejected: 'Rejected' },
    arabic: { label: 'الحالة', waiting: 'قيد الانتظار', approved: 'مقبول', rejected: 'مرفوض' },
    render: ({ label, waiting, approved, rejected }) => (
      <OptionList
        aria-label={label}
        selectionMode="single"
        disallowEmptySelection
        defaultSelectedKeys={['waiting']}
      >
        {renderOption({ id: 'waiting', label: waiting, icon: <Clock /> })}
        {renderOption({ id: 'approved', label: approved, icon: <CircleCheck /> })}
        {renderOption({ id: 'rejected', label: rejected, icon: <CircleX />, isDisabled: true })}
      </OptionList>
    ),
  }).states,
})
