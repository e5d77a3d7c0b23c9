import preview from '#storybook/preview'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { looksOf } from '../../stories/States'
import { SelectableItems, type SelectableItemsProps } from './SelectableItems'

interface Jar {
  name: string
}

const names = ['Apricots', 'Beans', 'Black tea', 'Cloves']
const jars: readonly Jar[] = names.map((name) => ({ name }))

const onOpen = fn()
const onUp = fn()

const rows: SelectableItemsProps<Jar>['look'] = {
  as: 'rows',
  columns: [
    { id: 'name', title: 'Name', cell: ({ name }) => name },
    { id: 'letters', title: 'Letters', align: 'end', cell: ({ name }) => name.length },
  ],
  sort: { column: 'name', isReversed: false },
  onSort: fn(),
}

const onSelect = fn()

function Jars({ look }: Pick<SelectableItemsProps<Jar>, 'look'>) {
  const [selectedIds, setSelectedIds] = useState<readonly string[]>([])
  return (
    <SelectableItems
      label="Jars"
      items={jars}
      idOf={({ name }) => name}
      nameOf={({ name }) => name}
      look={look}
      selectedIds={selectedIds}
      onSelect={(ids) => {
        onSelect(ids)
        setSelectedIds(ids)
      }}
      onOpen={onOpen}
      onUp={onUp}
    />
  )
}

/** Rows or tiles of which users select several, with the mouse, a finger or the keyboard. */
const meta = preview.meta({
  component: Jars,
  args: { look: rows },
  parameters: {
    about: {
      use: 'Many pictures or rows that are selected together: media of a product, notes.',
      instead: '`Checkbox` for a few choices in a form. The `List` template for records.',
      anatomy: [
        'Items in one column or in a grid.',
        'Checkbox of each item, for touch.',
        'Focus, one stop of the Tab key.',
      ],
      do: ['Keep the selection when items are added or removed.'],
      dont: ['Do not open an item by the press that selects it.'],
    },
  },
})

export const Rows = meta.story()

export const Tiles = meta.story({ args: { look: { as: 'tiles', tile: ({ name }) => name } } })

Rows.test(
  'typed letters move without triggering keys of the screen, Shift and Ctrl select, Enter opens, Backspace goes up',
  async (context) => {
    const { canvas, userEvent } = context
    const heard = fn()
    document.addEventListener('keydown', heard)
    canvas.getByRole('row', { name: 'Apricots' }).focus()
    await userEvent.keyboard('bl')
    await waitFor(() => expect(canvas.getByRole('row', { name: 'Black tea' })).toHaveFocus())
    // Nor does one that no item begins with.
    await userEvent.keyboard('q')
    await expect(heard).not.toHaveBeenCalled()
    await userEvent.keyboard('/')
    await expect(heard).toHaveBeenCalledTimes(1)
    document.removeEventListener('keydown', heard)

    // A range starts at the focused item, even if that is not selected.
    await userEvent.keyboard('{Shift>}{End}{/Shift}')
    await expect(onSelect).toHaveBeenLastCalledWith(['Black tea', 'Cloves'])
    // Shift shrinks a range that it has extended.
    await userEvent.keyboard('{Home}{Shift>}{ArrowDown}{ArrowDown}{ArrowUp}{/Shift}')
    await expect(onSelect).toHaveBeenLastCalledWith(['Apricots', 'Beans'])
    // Ctrl adds one, Shift the range; Enter opens, Backspace goes up.
    await userEvent.keyboard('{Home}{Shift>}{ArrowDown}{/Shift}')
    await expect(onSelect).toHaveBeenLastCalledWith(['Apricots', 'Beans'])
    await userEvent.keyboard('{Control>}{ArrowDown}{ArrowDown}{/Control}')
    await userEvent.keyboard('{Control>} {/Control}')
    await expect(onSelect).toHaveBeenLastCalledWith(['Apricots', 'Beans', 'Cloves'])
    await userEvent.keyboard('{Home}{Shift>}{End}{/Shift}')
    await expect(onSelect).toHaveBeenLastCalledWith(names)
    await userEvent.keyboard('{Enter}{Backspace}')
    await expect(onOpen).toHaveBeenLastCalledWith('Cloves')
    await expect(onUp).toHaveBeenCalled()
  },
)

const looks = looksOf({
  english: { label: 'Jars', name: 'Name', names: ['Apricots', 'Beans', 'Cloves'] },
  arabic: { label: 'برطمانات', name: 'الاسم', names: ['مشمش', 'فاصوليا', 'قرنفل'] },
  render: (texts) => (
    <SelectableItems
      label={texts.label}
      items={texts.names.map((name): Jar => ({ name }))}
      idOf={({ name }) => name}
      nameOf={({ name }) => name}
      look={{
        as: 'rows',
        columns: [{ id: 'name', title: texts.name, cell: ({ name }) => name }],
        sort: { column: 'name', isReversed: false },
        onSort: fn(),
      }}
      selectedIds={texts.names.slice(1, 2)}
      onSelect={fn()}
      onOpen={fn()}
    />
  ),
})

export const Modes = meta.story({ render: looks.modes })

/** Hover, keyboard focus and press. */
export const States = meta.story({ render: looks.states })
