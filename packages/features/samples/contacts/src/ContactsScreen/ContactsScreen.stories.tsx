import preview from '#storybook/preview'
import { translate } from '#storybook/translate'
import { setScenario, unanswered } from '@console/sample'
import { queryBoundaryStories } from '@console/query-boundary/stories'
import { expect, screen, waitFor, within } from 'storybook/test'
import { contactsHandlers, readContacts } from '../mocks/handlers'
import { samplePeople } from '../mocks/people'
import { listPath } from '../paths'
import { ContactsScreen } from './ContactsScreen'
import { nameOf } from '../nameOf'

const people = samplePeople(240)

const read = queryBoundaryStories(readContacts(unanswered))

const meta = preview.meta({
  component: ContactsScreen,
  parameters: { address: listPath('all') },
  beforeEach({ msw }) {
    msw.use(...contactsHandlers)
  },
})

/** Focusable items of the open list in reading order: checkboxes before stars. */
const boxes = (canvas: ReturnType<typeof within>) => canvas.findAllByRole('checkbox')

export const Filled = meta.story({
  // On a phone the contact covers the list.
  parameters: { pictures: { modes: ['light-ltr-desktop', 'dark-ar-desktop'] } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), 'PERSON7@')
    await waitFor(() => expect(canvasElement.querySelectorAll('li[data-id]')).toHaveLength(1))
    await userEvent.click(canvas.getByRole('link', { name: nameOf(people[6]!) }))
    await canvas.findByRole('heading', { level: 2, name: nameOf(people[6]!) })
    await userEvent.clear(canvas.getByRole('searchbox'))
    await waitFor(async () => expect((await boxes(canvas)).length).toBeGreaterThan(10))
  },
})

Filled.test(
  'the search keeps letters that are typed before the results are drawn',
  async ({ canvas }) => {
    const field = canvas.getByRole<HTMLInputElement>('searchbox')
    // Without `act`, which would draw them after each letter.
    for (const letter of 'PERSON7@') {
      field.setRangeText(letter, field.value.length, field.value.length, 'end')
      field.dispatchEvent(new InputEvent('input', { bubbles: true }))
    }
    await expect(field).toHaveValue('PERSON7@')
  },
)

/** Checkboxes and stars: changes are optimistic. */
export const Selected = meta.story({
  // The lists are beside it.
  globals: { viewport: { value: 'desktop' } },
  parameters: { address: listPath('g-coast') },
  play: async ({ canvas, userEvent }) => {
    await waitFor(async () => expect(await boxes(canvas)).toHaveLength(9))
    const [all, first] = await boxes(canvas)
    await userEvent.click(first!)
    await expect(all).toBePartiallyChecked()
    await userEvent.click(all!)
    await expect(all).toBeChecked()
    const stars = () =>
      canvas.getAllByRole('button', { pressed: true }).filter((button) => button.closest('li'))
    await userEvent.click(canvas.getByRole('button', { name: translate('contacts:select.star') }))
    await waitFor(() => expect(stars()).toHaveLength(8))
  },
})

Selected.test(
  'adds the selection to another group, moves it to the bin, and restores it by Z',
  async ({ canvas, userEvent }) => {
    const rows = () => canvas.queryAllByRole('listitem').filter(({ dataset }) => dataset.id)
    await userEvent.click(
      canvas.getByRole('button', { name: translate('contacts:contact.groups') }),
    )
    const lake = await screen.findByRole('menuitemcheckbox', { name: 'Lake traders' })
    await userEvent.click(lake)
    await waitFor(() => expect(lake).toHaveAttribute('aria-checked', 'true'))
    await userEvent.keyboard('{Escape}')
    await userEvent.click(
      canvas.getByRole('button', { name: translate('contacts:contact.delete') }),
    )
    await waitFor(() => expect(rows()).toHaveLength(0))
    await userEvent.click(canvas.getByRole('link', { name: translate('contacts:lists.bin') }))
    await waitFor(() => expect(rows()).toHaveLength(8))
    await userEvent.keyboard('z')
    await waitFor(() => expect(rows()).toHaveLength(0))
    await userEvent.click(canvas.getByRole('link', { name: 'تجار الساحل' }))
    await waitFor(() => expect(rows()).toHaveLength(8))
  },
)

/** Deleted contacts can be viewed but not edited, and are deleted permanently after a confirmation. */
export const Bin = meta.story({
  parameters: { address: listPath('bin', 'c-2') },
  beforeEach({ msw }) {
    msw.use(readContacts(() => people.map((person, place) => ({ ...person, deleted: place < 3 }))))
  },
  play: async ({ canvas, userEvent }) => {
    const detail = within((await canvas.findByRole('heading', { level: 2 })).closest('article')!)
    await expect(
      detail.queryByRole('button', { name: translate('contacts:contact.edit') }),
    ).toBeNull()
    await expect(
      detail.getByRole('button', { name: translate('contacts:bin.restore') }),
    ).toBeVisible()
    await userEvent.click(detail.getByRole('button', { name: translate('contacts:bin.forEver') }))
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: translate('contacts:bin.keep') }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  },
})

/**
 * Two contacts are merged: conflicting fields are chosen, the other contact goes to the bin, and Z undoes the merge.
 */
export const Merging = meta.story({
  parameters: { address: listPath('g-lake') },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const row = (id: string) => canvasElement.querySelector<HTMLElement>(`li[data-id="${id}"]`)
    await waitFor(() => expect(row('c-1')).not.toBeNull())
    const ids = [...canvasElement.querySelectorAll<HTMLElement>('li[data-id]')]
      .slice(0, 2)
      .map(({ dataset }) => dataset.id!)
    const [stored, other] = ids.map((id) => people.find((person) => person.id === id)!)
    for (const id of ids) await userEvent.click(within(row(id)!).getByRole('checkbox'))
    await userEvent.click(canvas.getByRole('button', { name: translate('contacts:merge.title') }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(await dialog.findByRole('radio', { name: other!.phone }))
    await userEvent.click(dialog.getByRole('button', { name: translate('contacts:merge.do') }))
    await waitFor(() => expect(row(other!.id)).toBeNull())
    await canvas.findByRole('heading', { level: 2, name: nameOf(stored!) })
    await expect(canvas.getByRole('link', { name: other!.phone })).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await screen.findByText(translate('contacts:merge.done'))
    await userEvent.keyboard('z')
    await waitFor(() => expect(row(other!.id)).not.toBeNull())
    await expect(await canvas.findByRole('link', { name: stored!.phone })).toBeVisible()
  },
})

/** All groups at once: names are unique, and a new group appears among the lists. */
export const Groups = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('listitem')
    await userEvent.click(canvas.getByRole('button', { name: translate('contacts:groups.edit') }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(await dialog.findByDisplayValue('Packers and drivers'))
    await userEvent.keyboard('{Enter}LAKE traders{Control>}{Enter}{/Control}')
    const field = dialog.getByDisplayValue('LAKE traders')
    await waitFor(() => expect(field).toBeInvalid())
    await userEvent.type(field, ' too{Control>}{Enter}{/Control}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click(await canvas.findByRole('link', { name: 'LAKE traders too' }))
    await waitFor(() =>
      expect(canvas.getAllByRole('group')[0]).toHaveAttribute('data-kind', 'empty'),
    )
  },
})

/** A refused change is rolled back and reported. */
export const StarRefused = meta.story({
  parameters: { address: listPath('frequent') },
  play: async ({ canvas, userEvent }) => {
    const name = nameOf(people[0]!)
    const star = () => canvas.getAllByRole('button', { name: (label) => label.includes(name) })[0]!
    await canvas.findByRole('link', { name })
    const before = star().getAttribute('aria-pressed')
    setScenario('409', 'POST /contacts-app/star-contacts')
    await userEvent.click(star())
    await screen.findByRole('alert')
    await waitFor(() => expect(star()).toHaveAttribute('aria-pressed', before))
  },
})

/** Invalid values are reported at their fields, and the rest is kept. */
export const Writing = meta.story({
  parameters: { address: listPath('all', 'c-3') },
  play: async ({ canvas, userEvent }) => {
    const detail = within((await canvas.findByRole('heading', { level: 2 })).closest('article')!)
    await userEvent.click(detail.getAllByRole('button')[1]!)
    const dialog = within(await screen.findByRole('dialog'))
    const [name, , email, phone] = await dialog.findAllByRole('textbox')
    await userEvent.clear(name!)
    await userEvent.clear(email!)
    await userEvent.type(email!, 'nobody')
    await userEvent.clear(phone!)
    await userEvent.type(phone!, 'soon{Control>}{Enter}{/Control}')
    await waitFor(() => expect(dialog.getAllByRole('textbox')[0]).toHaveFocus())
    for (const field of [name, email, phone]) await expect(field).toBeInvalid()
    await userEvent.type(name!, 'Neema')
    await userEvent.clear(email!)
    await userEvent.type(email!, 'neema@lake.example')
    await userEvent.clear(phone!)
    await userEvent.type(phone!, '+255 700 555 001{Control>}{Enter}{/Control}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(await detail.findByRole('link', { name: 'neema@lake.example' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/apps\/mail\/inbox\?to=Neema.*neema%40lake\.example%3E$/),
    )
  },
})

/**
 * Data that will not be imported is listed before anything is added; then the new contact is open, scrolled into view
 * and focused.
 */
export const FromVcard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('listitem')
    await userEvent.click(canvas.getAllByRole('button')[0]!)
    const dialog = within(await screen.findByRole('dialog'))
    const input = (await screen.findByRole('dialog')).querySelector('input')!
    const card = 'BEGIN:VCARD\r\nVERSION:4.0\r\nFN:Aaa Zuberi\r\nBDAY:soon\r\nEND:VCARD\r\n'
    await userEvent.upload(input, new File([card], 'one.vcf', { type: 'text/vcard' }))
    await expect(await dialog.findByText(/soon/)).toBeVisible()
    await userEvent.click(dialog.getAllByRole('button').at(-1)!)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const row = await canvas.findByRole('link', { name: 'Aaa Zuberi' })
    await waitFor(() => expect(row).toHaveFocus())
    await waitFor(() => expect(row).toHaveAttribute('aria-current', 'true'))
  },
})

/** Only visible rows are drawn. */
export const Thousands = meta.story({
  beforeEach({ msw }) {
    msw.use(readContacts(() => samplePeople(5000)))
  },
  parameters: { address: `${listPath('all')}?sort=-lastName` },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('listitem')).length).toBeLessThan(80)
  },
})

/** An unknown contact: the list stays. */
export const Unknown = meta.story({
  parameters: { address: listPath('nobody') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('group')).toHaveAttribute('data-kind', 'noMatch')
    await expect((await boxes(canvas)).length).toBeGreaterThan(5)
  },
})

export const Narrow = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: { address: listPath('starred', 'c-1') },
})

export const NoMatch = meta.story({
  parameters: { address: `${listPath('all')}?q=xyz` },
  play: async ({ canvas }) => {
    // The pane beside it says that no contact is selected.
    await waitFor(() =>
      expect(canvas.getAllByRole('group')[0]).toHaveAttribute('data-kind', 'noMatch'),
    )
  },
})

export const Empty = meta.story({
  beforeEach: () => setScenario('empty', 'GET /contacts-app/contacts'),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('group')).toHaveLength(2))
    await expect(canvas.getAllByRole('group')[0]).toHaveAttribute('data-kind', 'empty')
  },
})

export const Loading = meta.story({ tags: ['drawn-by-template'], ...read.loading })

export const Refused = meta.story({ tags: ['drawn-by-template'], ...read.refused })

export const Failed = meta.story({ tags: ['drawn-by-template'], ...read.failed })
