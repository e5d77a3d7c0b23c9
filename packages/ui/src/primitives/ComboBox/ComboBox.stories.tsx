import preview from '#storybook/preview'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { looksOf } from '../../stories/States'
import { ComboBox, type ComboBoxOption } from './ComboBox'

const goods = [
  { id: 'maize', label: 'Maize flour', code: 'mf-1' },
  { id: 'beans', label: 'Red beans', code: 'rb-7' },
  { id: 'oil', label: 'Cooking oil', code: 'co-3' },
]

/** Search hits for a text: goods matched by name or code. */
function found(text: string): ComboBoxOption[] {
  return goods
    .filter(({ label, code }) => `${label} ${code}`.toLowerCase().includes(text))
    .map(({ id, label, code }) => ({
      id,
      label,
      description: code.toUpperCase(),
      isExact: code === text,
    }))
}

interface GoodsProps {
  onChoose: (id: string) => void
  /** The search is in flight. */
  isBusy: boolean
}

/** A field whose owner searches goods. While the response is pending, the previous hits stay. */
function Goods({ onChoose, isBusy }: GoodsProps) {
  const [text, setText] = useState('')
  const [answered, setAnswered] = useState('')
  if (!isBusy && answered !== text) setAnswered(text)
  const options = found(answered.toLowerCase())
  return (
    <ComboBox
      label="Product"
      text={text}
      onTextChange={setText}
      options={options}
      isBusy={answered !== text}
      busyLabel="Searching"
      status={options.length === 0 ? 'Nothing is found.' : undefined}
      onChoose={onChoose}
    />
  )
}

/** A field in which users search for a record by typing, and choose it from the hits. */
const meta = preview.meta({
  component: Goods,
  args: { onChoose: fn(), isBusy: false },
  parameters: {
    about: {
      use: 'Finding one record among many by typing: a product, a buyer, a county.',
      instead: '`Select` for a list that is known and short. `TextField` where any text is valid.',
      anatomy: [
        'Field with its label.',
        'List of hits below it, one highlighted.',
        'Message while searching, and where nothing matches.',
      ],
      do: [
        'Keep the previous hits while new ones load.',
        'Show what tells two hits apart: a code, a place.',
      ],
      dont: ['Do not accept text that is no hit.'],
    },
  },
})

export const Closed = meta.story()

Closed.test(
  'the arrows highlight an option, Enter chooses it',
  async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Product' })
    field.focus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    const marked = canvas.getByRole('option', { name: /Red beans/ })
    await expect(field).toHaveAttribute('aria-activedescendant', marked.id)
    await userEvent.keyboard('{Enter}')
    await expect(args.onChoose).toHaveBeenLastCalledWith('beans')
    await expect(canvas.queryByRole('listbox')).toBeNull()
    await expect(field).toHaveFocus()
  },
)

Closed.test('Enter chooses the only hit, or the hit whose code was typed', async (context) => {
  const { args, canvas, userEvent } = context
  await userEvent.type(canvas.getByRole('combobox'), 'oil{Enter}')
  await waitFor(() => expect(args.onChoose).toHaveBeenLastCalledWith('oil'))
  await userEvent.clear(canvas.getByRole('combobox'))
  await userEvent.type(canvas.getByRole('combobox'), 'RB-7{Enter}')
  await waitFor(() => expect(args.onChoose).toHaveBeenLastCalledWith('beans'))
})

Closed.test(
  'Enter chooses none of several hits, and highlights the first',
  async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'o{Enter}')
    await waitFor(() =>
      expect(canvas.getAllByRole('option')[0]).toHaveAttribute('aria-selected', 'true'),
    )
    await expect(args.onChoose).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChoose).toHaveBeenLastCalledWith('maize')
  },
)

Closed.test('a press chooses a hit, and the focus stays', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('combobox'))
  await userEvent.click(canvas.getByRole('option', { name: /Cooking/ }))
  await expect(args.onChoose).toHaveBeenLastCalledWith('oil')
  await expect(canvas.getByRole('combobox')).toHaveFocus()
})

Closed.test('Escape closes it, and so does moving the focus', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('combobox'))
  await userEvent.keyboard('{Escape}')
  await expect(canvas.queryByRole('listbox')).toBeNull()
  await userEvent.keyboard('{ArrowDown}')
  await userEvent.tab()
  await expect(canvas.queryByRole('listbox')).toBeNull()
})

export const Open = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await expect(canvas.getAllByRole('option')).toHaveLength(3)
  },
})

/** Enter waits for the response: the previous hits don't match the typed text. */
export const Busy = meta.story({
  args: { isBusy: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'oil{Enter}')
    await expect(canvas.getAllByRole('option')).toHaveLength(3)
    await expect(args.onChoose).not.toHaveBeenCalled()
    await expect(canvas.getByRole('progressbar', { name: 'Searching' })).toBeVisible()
  },
})

export const NothingFound = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'gold{Enter}')
    await expect(await canvas.findByText('Nothing is found.')).toBeVisible()
    await expect(args.onChoose).not.toHaveBeenCalled()
  },
})

export const Invalid = meta.story({
  render: () => (
    <ComboBox
      label="Product"
      description="By name or code"
      errorMessage="This field is required."
      isRequired
      text=""
      onTextChange={fn()}
      options={[]}
      isBusy={false}
      busyLabel="Searching"
      onChoose={fn()}
    />
  ),
})

const looks = looksOf({
  english: { label: 'Buyer', text: 'Duka la Hodan' },
  arabic: { label: 'المشتري', text: 'متجر النخيل' },
  render: ({ label, text }) => (
    <ComboBox
      label={label}
      text={text}
      onTextChange={fn()}
      options={[]}
      isBusy={false}
      busyLabel={label}
      onChoose={fn()}
    />
  ),
})

export const Modes = meta.story({ render: looks.modes })

/** Hover, keyboard focus and press. */
export const States = meta.story({ render: looks.states })
