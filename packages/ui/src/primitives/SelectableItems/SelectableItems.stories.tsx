import preview from '#storybook/preview'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { SelectableItems } from './SelectableItems'

const jars = ['Apricots', 'Beans', 'Black tea', 'Cloves']

const onOpen = fn()
const onUp = fn()

const meta = preview.meta({
  component: SelectableItems<string>,
  args: {
    label: 'Jars',
    items: jars,
    idOf: (jar) => jar,
    nameOf: (jar) => jar,
    look: { as: 'tiles', tile: (jar) => jar },
    selectedIds: [],
    onSelect: fn(),
    onOpen,
    onUp,
  },
  render: function Kept({ onSelect, ...args }) {
    const [selectedIds, setSelectedIds] = useState<readonly string[]>([])
    return (
      <SelectableItems
        {...args}
        selectedIds={selectedIds}
        onSelect={(ids) => {
          onSelect(ids)
          setSelectedIds(ids)
        }}
      />
    )
  },
})

export const Tiles = meta.story()

export const Rows = meta.story({
  args: {
    look: {
      as: 'rows',
      columns: [
        { id: 'name', title: 'Name', cell: (jar) => jar },
        { id: 'letters', title: 'Letters', align: 'end', cell: (jar) => jar.length },
      ],
      sort: { column: 'name', isReversed: false },
      onSort: fn(),
    },
  },
})

Rows.test('typed letters go to an item and reach no key of the screen', async (context) => {
  const { canvas, userEvent, args } = context
  const heard = fn()
  document.addEventListener('keydown', heard)
  canvas.getByRole('row', { name: 'Apricots' }).focus()
  await userEvent.keyboard('bl')
  await waitFor(() => expect(canvas.getByRole('row', { name: 'Black tea' })).toHaveFocus())
  await expect(heard).not.toHaveBeenCalled()
  await userEvent.keyboard('/')
  await expect(heard).toHaveBeenCalledTimes(1)
  document.removeEventListener('keydown', heard)

  // Ctrl adds one, Shift all between; Enter opens, Backspace goes up.
  await userEvent.keyboard('{Home}{Shift>}{ArrowDown}{/Shift}')
  await expect(args.onSelect).toHaveBeenLastCalledWith(['Apricots', 'Beans'])
  await userEvent.keyboard('{Control>}{ArrowDown}{ArrowDown}{/Control}')
  await userEvent.keyboard('{Control>} {/Control}')
  await expect(args.onSelect).toHaveBeenLastCalledWith(['Apricots', 'Beans', 'Cloves'])
  await userEvent.keyboard('{Enter}{Backspace}')
  await expect(onOpen).toHaveBeenLastCalledWith('Cloves')
  await expect(onUp).toHaveBeenCalled()
})
