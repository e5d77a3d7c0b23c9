import preview from '#storybook/preview'
import { translate } from '#storybook/translate'
import { setScenario, unanswered } from '@console/sample'
import { queryBoundaryStories } from '@console/query-boundary/stories'
import { expect, screen, waitFor, within } from 'storybook/test'
import { notesHandlers, readNotes } from '../mocks/handlers'
import { sampleNotes } from '../mocks/sampleNotes'
import { allNotes, archive, bin, reminders } from '../paths'
import { NotesScreen } from './NotesScreen'

const read = queryBoundaryStories(readNotes(unanswered))

const meta = preview.meta({
  component: NotesScreen,
  parameters: { address: allNotes },
  beforeEach({ msw }) {
    msw.use(...notesHandlers)
  },
})

const live = sampleNotes.filter((note) => !note.archive)
const [withPicture, withList] = sampleNotes

export const Filled = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(live.length)
    // An entry is ticked on the card.
    const box = canvas.getByRole('checkbox', { name: withList!.checklist[1]!.text })
    await userEvent.click(box)
    await waitFor(() => expect(box).toBeChecked())
  },
})

Filled.test('searches the typed text', async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByRole('searchbox'), 'kariakoo')
  await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(1))
  await userEvent.type(canvas.getByRole('searchbox'), ' xyz')
  await expect(await canvas.findByRole('group')).toHaveAttribute('data-kind', 'noMatch')
})

Filled.test('archiving removes a note, and can be undone', async ({ canvas, userEvent }) => {
  const card = await cardOf(canvas, withPicture!.title)
  await userEvent.click(button(card, translate('notes:note.archive', { name: withPicture!.title })))
  await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(live.length - 1))
  const notice = await screen.findByRole('alertdialog')
  await userEvent.click(within(notice).getAllByRole('button')[0]!)
  await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(live.length))
})

Filled.test(
  'pins, colours and deletes a note, and undoes each by Z',
  async ({ canvas, userEvent }) => {
    const first = () => canvas.getAllByRole('article')[0]!
    const card = await cardOf(canvas, withList!.title)
    await userEvent.click(button(card, translate('notes:note.pin', { name: withList!.title })))
    await waitFor(() => expect(first()).toHaveTextContent(withList!.title))
    await userEvent.click(button(first(), translate('notes:note.color', { name: withList!.title })))
    await userEvent.click(
      await screen.findByRole('menuitemradio', { name: translate('notes:color.teal') }),
    )
    await waitFor(() => expect(first().style.backgroundColor).not.toBe(''))
    await userEvent.click(
      button(first(), translate('notes:note.delete', { name: withList!.title })),
    )
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(live.length - 1))
    for (const _each of ['bin', 'colour', 'pin']) await userEvent.keyboard('z')
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(live.length))
    await waitFor(() => expect(first()).toHaveTextContent(withPicture!.title))
    await expect((await cardOf(canvas, withList!.title)).style.backgroundColor).toBe('')
  },
)

Filled.test('rolls back a refused change', async ({ canvas, userEvent }) => {
  const box = await canvas.findByRole('checkbox', { name: withList!.checklist[2]!.text })
  setScenario('500', 'POST /notes-app/update-note')
  await userEvent.click(box)
  await screen.findAllByRole('alertdialog')
  await waitFor(() => expect(box).not.toBeChecked())
})

export const Reminders = meta.story({
  parameters: { address: reminders },
  play: async ({ canvas }) => {
    const times = (await canvas.findAllByRole('time')).map((time) => time.getAttribute('datetime'))
    await expect(times).toHaveLength(live.filter(({ reminder }) => reminder !== null).length)
  },
})

/** Deleted notes can be read and restored, and are deleted permanently after a confirmation. */
export const Bin = meta.story({
  parameters: { address: bin },
  beforeEach({ msw }) {
    const notes = sampleNotes.map((note, place) => ({ ...note, deleted: place < 3 }))
    msw.use(readNotes(() => notes))
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(3)
    await userEvent.click(canvas.getByRole('link', { name: withPicture!.title }))
    const dialog = within(await screen.findByRole('dialog'))
    await expect(dialog.queryByRole('textbox')).toBeNull()
    await expect(dialog.getByText(withPicture!.description)).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: translate('notes:bin.empty') }))
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: translate('notes:bin.keep') }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(canvas.getAllByRole('article')).toHaveLength(3)
  },
})

export const Archive = meta.story({ parameters: { address: archive } })

/** Thousands of notes: only those nearby are drawn. */
export const Many = meta.story({
  beforeEach({ msw }) {
    const many = Array.from({ length: 3000 }, (_, place) => ({
      ...live[place % live.length]!,
      id: `many-${place}`,
    }))
    msw.use(readNotes(() => many))
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('article')).length).toBeLessThan(500)
  },
})

export const Narrow = meta.story({ globals: { viewport: { value: 'phone' } } })

/** Unknown label in the address. */
export const UnknownLabel = meta.story({
  parameters: { address: `${allNotes}/labels/gone/99` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('group')).toHaveAttribute('data-kind', 'noMatch')
  },
})

export const Empty = meta.story({
  beforeEach({ msw }) {
    msw.use(readNotes(() => []))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('group')).toHaveAttribute('data-kind', 'empty')
  },
})

export const Loading = meta.story({ tags: ['drawn-by-template'], ...read.loading })

export const Refused = meta.story({ tags: ['drawn-by-template'], ...read.refused })

export const Failed = meta.story({ tags: ['drawn-by-template'], ...read.failed })

function button(card: HTMLElement, name: string): HTMLElement {
  return within(card).getByRole('button', { name })
}

/** Finds the card of a note by its title. */
async function cardOf(
  canvas: { findByRole: (role: 'link', by: { name: string }) => Promise<HTMLElement> },
  name: string,
): Promise<HTMLElement> {
  const card = (await canvas.findByRole('link', { name })).closest('article')
  if (!card) throw new Error(`No card is called ${name}`)
  return card
}
