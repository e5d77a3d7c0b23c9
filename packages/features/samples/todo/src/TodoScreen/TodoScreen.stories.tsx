import preview from '#storybook/preview'
import { openStorage } from '@console/core/storage'
import { setScenario, unanswered } from '@console/sample'
import { readStories } from '@console/templates/stories'
import { expect, screen, waitFor, within } from 'storybook/test'
import { readTodos, todoHandlers } from '../mocks/handlers'
import { sampleTodos } from '../mocks/sampleTodos'
import { allTodos, app, newId } from '../paths'
import { TodoScreen } from './TodoScreen'

const read = readStories(readTodos(unanswered))

const meta = preview.meta({
  component: TodoScreen,
  parameters: { address: allTodos },
  beforeEach({ msw }) {
    // The reader's own order is kept by the browser.
    openStorage('lasting').clear()
    msw.use(...todoHandlers)
  },
})

const live = sampleTodos.filter(({ deleted }) => !deleted)
const [first, second] = live

export const Filled = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('checkbox')).toHaveLength(live.length)
    // The one that should have been done.
    await expect(canvas.getByRole('link', { name: first!.title }).closest('li')).toContainElement(
      canvas.getByRole('list', { name: /./ }).querySelector<HTMLElement>('[data-overdue]'),
    )
  },
})

Filled.test('the reader’s own order, by keyboard', async ({ canvas, userEvent }) => {
  const titles = () =>
    [...canvas.getByRole('list', { name: /./ }).querySelectorAll('a[data-row]')].map(
      ({ textContent }) => textContent,
    )
  canvas.getByRole('link', { name: second!.title }).focus()
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
  await waitFor(() => expect(titles().slice(0, 2)).toEqual([second!.title, first!.title]))
  await expect(canvas.getByRole('link', { name: second!.title })).toHaveFocus()
})

Filled.test('what the server refuses is as it was', async ({ canvas, userEvent }) => {
  const [box] = canvas.getAllByRole('checkbox')
  setScenario('500', 'POST /todo-app/update-todo')
  await userEvent.click(box!)
  await screen.findAllByRole('alertdialog')
  await waitFor(() => expect(box).not.toBeChecked())
})

/** One stands open: it is written, marked, labelled, deleted and brought back. */
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

Open.test('what is deleted can be taken back', async ({ canvas, userEvent }) => {
  const pane = within(canvas.getByDisplayValue(first!.title).closest('article')!)
  const tools = pane.getAllByRole('button').filter((button) => button.closest('form') === null)
  const remove = tools.find((button) => button.querySelector('.lucide-trash-2'))
  await userEvent.click(remove!)
  await waitFor(() => expect(canvas.queryByRole('link', { name: first!.title })).toBeNull())
  const notice = within(await screen.findByRole('alertdialog'))
  await userEvent.click(notice.getAllByRole('button')[0]!)
  await expect(await canvas.findByRole('link', { name: first!.title })).toBeVisible()
})

/** It cannot be due before it begins. */
export const New = meta.story({
  parameters: { address: `${allTodos}/${newId}` },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getAllByRole('spinbutton')).toHaveLength(6))
    const [day, , , dueDay] = canvas.getAllByRole('spinbutton')
    await userEvent.click(day!)
    await userEvent.keyboard('20062026')
    await userEvent.click(dueDay!)
    await userEvent.keyboard('19062026{Control>}{Enter}{/Control}')
    const [title] = canvas.getAllByRole('textbox', { hidden: false })
    await waitFor(() => expect(title).toHaveFocus())
    await expect(canvas.getByRole('alert')).toBeVisible()
  },
})

/** What was deleted: brought back, or deleted for ever. */
export const Deleted = meta.story({
  parameters: { address: `${app}/filter/deleted` },
  play: async ({ canvas, userEvent }) => {
    const deleted = sampleTodos.filter((todo) => todo.deleted)
    await expect(await canvas.findAllByRole('checkbox')).toHaveLength(deleted.length)
    await userEvent.click(canvas.getByText(/./, { selector: 'button:has(.lucide-trash-2) span' }))
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(question.getAllByRole('button')[1]!)
    await waitFor(() => expect(canvas.queryAllByRole('checkbox')).toHaveLength(0))
    await expect(canvas.getAllByRole('group')).toHaveLength(2)
  },
})

/** Five thousand of them: those in sight are drawn. */
export const Many = meta.story({
  beforeEach({ msw }) {
    const many = Array.from({ length: 5000 }, (_, place) => ({
      ...live[place % live.length]!,
      id: `many-${place}`,
    }))
    msw.use(readTodos(() => many))
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('checkbox')).length).toBeLessThan(60)
  },
})

export const Narrow = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: { address: `${allTodos}/${first!.id}` },
})

/** No to-do of the list has this id: that is said beside it. */
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
