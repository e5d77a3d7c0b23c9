import preview from '#storybook/preview'
import { setScenario, unanswered } from '@console/sample'
import { readStories } from '@console/read/stories'
import { expect, screen, waitFor, within } from 'storybook/test'
import { notesHandlers, readNotes } from '../mocks/handlers'
import { sampleNotes } from '../mocks/sampleNotes'
import { allNotes, archive, reminders } from '../paths'
import { NotesScreen } from './NotesScreen'

const read = readStories(readNotes(unanswered))

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
    // An entry is ticked where it stands.
    const box = canvas.getByRole('checkbox', { name: withList!.checklist[1]!.text })
    await userEvent.click(box)
    await waitFor(() => expect(box).toBeChecked())
  },
})

Filled.test('what is typed is looked for', async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByRole('searchbox'), 'kariakoo')
  await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(1))
  await userEvent.type(canvas.getByRole('searchbox'), ' xyz')
  await expect(await canvas.findByRole('group')).toHaveAttribute('data-kind', 'noMatch')
})

Filled.test('what is archived goes, and can be taken back', async ({ canvas, userEvent }) => {
  const card = await cardOf(canvas, withPicture!.title)
  await userEvent.click(within(card).getAllByRole('button')[0]!)
  await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(live.length - 1))
  const notice = await screen.findByRole('alertdialog')
  await userEvent.click(within(notice).getAllByRole('button')[0]!)
  await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(live.length))
})

Filled.test('a note is deleted once that was confirmed', async ({ canvas, userEvent }) => {
  const card = await cardOf(canvas, withPicture!.title)
  await userEvent.click(within(card).getAllByRole('button')[1]!)
  const question = within(await screen.findByRole('alertdialog'))
  await userEvent.click(question.getAllByRole('button')[1]!)
  await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(live.length - 1))
})

Filled.test('what the server refuses is as it was', async ({ canvas, userEvent }) => {
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

export const Archive = meta.story({ parameters: { address: archive } })

/** Thousands of notes: those that are near are drawn. */
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

/** No label has this address. */
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

/** The card of a note, by its title. */
async function cardOf(
  canvas: { findByRole: (role: 'link', by: { name: string }) => Promise<HTMLElement> },
  name: string,
): Promise<HTMLElement> {
  const card = (await canvas.findByRole('link', { name })).closest('article')
  if (!card) throw new Error(`No card is called ${name}`)
  return card
}
