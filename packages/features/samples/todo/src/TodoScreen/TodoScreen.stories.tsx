import preview from '#storybook/preview'
import { translate } from '#storybook/translate'
import { openStorage } from '@console/core/storage'
import { recordRequests, setScenario, unanswered } from '@console/sample'
import { queryBoundaryStories } from '@console/query-boundary/stories'
import { expect, screen, waitFor, within } from 'storybook/test'
import { readTodos, todoHandlers } from '../mocks/handlers'
import { labels as sampleLabels, sampleTodos } from '../mocks/sampleTodos'
import { allTodos, app, newId } from '../paths'
import { TodoScreen } from './TodoScreen'

const read = queryBoundaryStories(readTodos(unanswered))

const meta = preview.meta({
  component: TodoScreen,
  parameters: { address: allTodos },
  beforeEach({ msw }) {
    // The manual order is stored in the browser.
    openStorage('lasting').clear()
    msw.use(...todoHandlers)
  },
})

const live = sampleTodos.filter(({ deleted }) => !deleted)
const [first, second, third] = live

const rowsOf = (root: HTMLElement) => [...root.querySelectorAll<HTMLElement>('li[data-id]')]

/** Row of a to-do; null if it is not in the list. */
const rowOf = (root: HTMLElement, { id }: { id: string }) =>
  root.querySelector<HTMLElement>(`li[data-id="${id}"]`)

/** Waits for a number of to-dos in the list. */
async function listed(root: HTMLElement, count: number): Promise<void> {
  await waitFor(() => expect(rowsOf(root)).toHaveLength(count))
}

export const Filled = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await listed(canvasElement, live.length)
    // The overdue one.
    await expect(canvas.getByRole('link', { name: first!.title }).closest('li')).toContainElement(
      canvas.getByRole('list', { name: /./ }).querySelector<HTMLElement>('[data-overdue]'),
    )
  },
})

Filled.test('changes the manual order by keyboard', async ({ canvas, userEvent }) => {
  const titles = () =>
    [...canvas.getByRole('list', { name: /./ }).querySelectorAll('a[data-row]')].map(
      ({ textContent }) => textContent,
    )
  canvas.getByRole('link', { name: second!.title }).focus()
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
  await waitFor(() => expect(titles().slice(0, 2)).toEqual([second!.title, first!.title]))
  await expect(canvas.getByRole('link', { name: second!.title })).toHaveFocus()
})

Filled.test('rolls back a refused change', async ({ canvasElement, userEvent }) => {
  const [done] = within(rowOf(canvasElement, first!)!).getAllByRole('button')
  setScenario('500', 'POST /todo-app/update-todo')
  await userEvent.click(done!)
  await screen.findAllByRole('alertdialog')
  await waitFor(() => expect(done).toHaveAttribute('aria-pressed', 'false'))
})

/**
 * Several at once: the checkbox for all has three states, shortcuts act on the selection, and deleted ones are restored
 * together.
 */
export const Selected = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await listed(canvasElement, live.length)
    const [all] = canvas.getAllByRole<HTMLInputElement>('checkbox')
    for (const each of [first, second, third])
      await userEvent.click(within(rowOf(canvasElement, each!)!).getByRole('checkbox'))
    await expect(all!.indeterminate).toBe(true)
    rowOf(canvasElement, third!)!.querySelector('a')!.focus()
    await userEvent.keyboard('xs')
    for (const each of [first, second])
      await waitFor(() =>
        expect(rowOf(canvasElement, each!)!.querySelector('.lucide-star')).toHaveAttribute(
          'fill',
          'currentColor',
        ),
      )
    await expect(rowOf(canvasElement, third!)!.querySelector('.lucide-star')).toHaveAttribute(
      'fill',
      'none',
    )
  },
})

/**
 * Specification 7: labelling takes all selected to-dos in one call, and toggles: those that have the label already are
 * left out.
 */
Selected.test('labels both, then removes the label', async ({ canvasElement, msw, userEvent }) => {
  const { handler, heard } = recordRequests('/todo-app')
  msw.use(handler)
  // One of them has it already.
  const last = sampleLabels.length - 1
  const marked = () =>
    [first, second].filter((each) =>
      rowOf(canvasElement, each!)!.textContent.includes(sampleLabels[last]!.title),
    )
  const menu = canvasElement.querySelector('.lucide-tags')!.closest('button')!
  for (const count of [2, 0]) {
    await userEvent.click(menu)
    await userEvent.click((await screen.findAllByRole('menuitemcheckbox'))[last]!)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(marked()).toHaveLength(count))
  }
  const labelId = sampleLabels[last]!.id
  const others = [first!, second!].filter(({ labels }) => !labels.includes(labelId))
  await expect(others).toHaveLength(1)
  await waitFor(() =>
    expect(heard).toEqual([
      { call: 'toggle-label', body: { selectedTodoIds: others.map(({ id }) => id), labelId } },
      { call: 'toggle-label', body: { selectedTodoIds: [first!.id, second!.id], labelId } },
    ]),
  )
})

Selected.test('deletes several by keyboard and undoes it', async ({ canvasElement, userEvent }) => {
  await userEvent.keyboard('#')
  await listed(canvasElement, live.length - 2)
  // The next remaining one has the focus.
  await waitFor(() =>
    expect(rowOf(canvasElement, third!)).toContainElement(document.activeElement as HTMLElement),
  )
  const notice = within(await screen.findByRole('alertdialog'))
  await userEvent.click(notice.getAllByRole('button')[0]!)
  await listed(canvasElement, live.length)
})

/** An open to-do is edited, flagged, labelled, deleted and restored. */
export const Open = meta.story({
  parameters: { address: `${allTodos}/${first!.id}` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByDisplayValue(first!.title)).toBeVisible()
    await expect(canvas.getByRole('link', { name: first!.title })).toHaveAttribute(
      'aria-current',
      'true',
    )
  },
})

Open.test('deleting can be undone', async ({ canvas, userEvent }) => {
  const pane = within(canvas.getByDisplayValue(first!.title).closest('article')!)
  const tools = pane.getAllByRole('button').filter((button) => button.closest('form') === null)
  const remove = tools.find((button) => button.querySelector('.lucide-trash-2'))
  await userEvent.click(remove!)
  await waitFor(() => expect(canvas.queryByRole('link', { name: first!.title })).toBeNull())
  const notice = within(await screen.findByRole('alertdialog'))
  await userEvent.click(notice.getAllByRole('button')[0]!)
  await expect(await canvas.findByRole('link', { name: first!.title })).toBeVisible()
})

/** The due date can’t be before the start date. */
export const New = meta.story({
  parameters: { address: `${allTodos}/${newId}` },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getAllByRole('spinbutton')).toHaveLength(6))
    const [day, , , dueDay] = canvas.getAllByRole('spinbutton')
    await userEvent.click(day!)
    await userEvent.keyboard('20062026')
    await userEvent.click(dueDay!)
    await userEvent.keyboard('19062026{Control>}{Enter}{/Control}')
    const title = canvas.getByRole('textbox', { name: new RegExp(translate('todo:field.title')) })
    await waitFor(() => expect(title).toHaveFocus())
    await expect(canvas.getByRole('alert')).toBeVisible()
  },
})

/** A new one belongs to the current folder, and can have labels from the start. */
export const NewLabelled = meta.story({
  parameters: { address: `${app}/office/${newId}` },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const label = sampleLabels.at(-1)!.title
    await userEvent.click(await canvas.findByRole('checkbox', { name: label }))
    const title = canvas.getByRole('textbox', { name: new RegExp(translate('todo:field.title')) })
    await userEvent.type(title, 'Call the mill{Control>}{Enter}{/Control}')
    const row = (await canvas.findByRole('link', { name: 'Call the mill' })).closest('li')!
    await expect(within(row).getByText(label)).toBeVisible()
    // It stays in this folder after the server has listed it.
    await waitFor(() => expect(canvasElement.querySelector('[data-open]')).toBe(row))
  },
})

/**
 * Quick add: Enter adds a to-do and the next can be typed at once, a failed one is kept, and the last can be undone.
 */
export const Quick = meta.story({
  globals: { playedIn: 'en' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await listed(canvasElement, live.length)
    await userEvent.keyboard('q')
    const field = canvas.getByRole('textbox', { name: translate('todo:quick.label') })
    await waitFor(() => expect(field).toHaveFocus())
    await expect(field).toHaveAccessibleDescription(translate('todo:quick.hint'))
    await userEvent.keyboard('call the mill in 1 day #office')
    await expect(canvas.getByText(/16 Jun 2026.*Office/)).toBeVisible()
    await expect(canvas.queryByText(translate('todo:quick.hint'))).toBeNull()
    await userEvent.keyboard('{Enter}weigh #mobile{Enter}')
    const mill = (await canvas.findByRole('link', { name: 'call the mill' })).closest('li')!
    await expect(within(mill).getByText(/16 Jun 2026/)).toBeVisible()
    const weigh = (await canvas.findByRole('link', { name: 'weigh' })).closest('li')!
    await expect(within(weigh).getByText('Mobile')).toBeVisible()
    await expect(rowsOf(canvasElement)[0]).toBe(weigh)
    await expect(field).toHaveFocus()

    setScenario('500', 'POST /todo-app/new-todo')
    await userEvent.keyboard('third{Enter}')
    const again = await canvas.findByRole('button', { name: translate('todo:quick.again') })
    setScenario('ok', 'POST /todo-app/new-todo')
    await userEvent.click(again)
    await expect(await canvas.findByRole('link', { name: 'third' })).toBeVisible()
    // Z undoes the last one, once the field has lost the focus.
    canvas.getByRole('link', { name: 'weigh' }).focus()
    await userEvent.keyboard('z')
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'third' })).toBeNull())
  },
})

/** Deleted to-dos: selected, and deleted permanently after a confirmation, with one call. */
export const Deleted = meta.story({
  parameters: { address: `${app}/filter/deleted` },
  play: async ({ canvas, canvasElement, msw, userEvent }) => {
    const deleted = sampleTodos.filter((todo) => todo.deleted)
    const { handler, heard } = recordRequests('/todo-app')
    msw.use(handler)
    await listed(canvasElement, deleted.length)
    await userEvent.click(canvas.getAllByRole('checkbox')[0]!)
    await userEvent.keyboard('#')
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(question.getAllByRole('button')[1]!)
    await listed(canvasElement, 0)
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(canvas.getAllByRole('group')).toHaveLength(2)
    const selectedTodoIds = deleted.map(({ id }) => id)
    await waitFor(() =>
      expect(heard).toEqual([{ call: 'delete-todos', body: { selectedTodoIds } }]),
    )
  },
})

/** Five thousand to-dos: only visible ones are drawn. */
export const Many = meta.story({
  beforeEach({ msw }) {
    const many = Array.from({ length: 5000 }, (_, place) => ({
      ...live[place % live.length]!,
      id: `many-${place}`,
    }))
    msw.use(readTodos(() => many))
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findAllByRole('listitem')
    await expect(rowsOf(canvasElement).length).toBeLessThan(60)
  },
})

export const Narrow = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: { address: `${allTodos}/${first!.id}` },
})

/** Unknown id in the address: reported beside the list. */
export const Unknown = meta.story({
  parameters: { address: `${allTodos}/gone` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('group')).toHaveAttribute('data-kind', 'noMatch')
    await expect(canvas.getByRole('link', { name: first!.title })).toBeVisible()
  },
})

export const Empty = meta.story({
  beforeEach({ msw }) {
    msw.use(readTodos(() => []))
  },
  play: async ({ canvas }) => {
    const panels = await canvas.findAllByRole('group')
    for (const panel of panels) await expect(panel).toHaveAttribute('data-kind', 'empty')
  },
})

export const Loading = meta.story({ tags: ['drawn-by-template'], ...read.loading })

export const Refused = meta.story({ tags: ['drawn-by-template'], ...read.refused })

export const Failed = meta.story({ tags: ['drawn-by-template'], ...read.failed })
