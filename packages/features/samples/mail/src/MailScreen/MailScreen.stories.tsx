import preview from '#storybook/preview'
import { translate } from '#storybook/translate'
import { recordRequests, setScenario, unanswered } from '@console/sample'
import { queryBoundaryStories } from '@console/query-boundary/stories'
import { expect, screen, waitFor, within } from 'storybook/test'
import type { Mail } from '../contract'
import { listMails, mailHandlers, readMail, storeMail } from '../mocks/handlers'
import { sampleMail } from '../mocks/mails'
import { readAddressees } from '../mocks/people'
import { inbox, mailPath } from '../paths'
import { MailScreen } from './MailScreen'

const read = queryBoundaryStories(listMails(unanswered))

const meta = preview.meta({
  component: MailScreen,
  parameters: { address: mailPath(inbox) },
  beforeEach({ msw }) {
    msw.use(
      ...mailHandlers,
      readAddressees(() => [{ name: 'Élodie', lastName: 'Kamau', email: 'elodie@lake.example' }]),
    )
  },
})

/** Row of a sample mail. */
function row(root: HTMLElement, id: number): HTMLElement {
  const found = root.querySelector<HTMLElement>(`li[data-id="${id}"]`)
  if (!found) throw new Error(`Mail ${id} has no row`)
  return found
}

function isListed(root: HTMLElement, id: number): boolean {
  return root.querySelector(`li[data-id="${id}"]`) !== null
}

/** Waits for the list. */
async function listed(root: HTMLElement): Promise<void> {
  await waitFor(() => expect(root.querySelector('li[data-id]')).not.toBeNull())
}

/** Fields of the mail form. */
async function fieldsOf() {
  const dialog = within(await screen.findByRole('dialog'))
  const [to] = await dialog.findAllByRole('combobox')
  const [subject, message] = dialog.getAllByRole('textbox')
  if (!to || !subject || !message) throw new Error('No mail is written')
  return { to, subject, message }
}

export const Filled = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await listed(canvasElement)
    // Opening a mail marks it as read.
    await expect(row(canvasElement, 1).querySelector('[data-unread]')).not.toBeNull()
    await userEvent.click(within(row(canvasElement, 1)).getByRole('link'))
    await canvas.findByRole('heading', { level: 2, name: sampleMail(0).subject })
    await waitFor(() => expect(row(canvasElement, 1).querySelector('[data-unread]')).toBeNull())
    await expect(canvas.getByRole('link', { name: /packing-list/ })).toHaveAttribute('download')
    // Arabic text in an English list keeps its own direction, and vice versa.
    const arabic = within(row(canvasElement, 3)).getByText(sampleMail(2).subject)
    await expect(getComputedStyle(arabic).direction).toBe('rtl')
  },
})

Filled.test(
  'opens the next mail by keyboard, and moves it to the trash and back',
  async ({ canvasElement, userEvent }) => {
    await waitFor(() => expect(row(canvasElement, 1).dataset.open).toBe('true'))
    await userEvent.keyboard('j')
    await waitFor(() => expect(row(canvasElement, 2).dataset.open).toBe('true'))
    await userEvent.keyboard('#')
    await waitFor(() => expect(isListed(canvasElement, 2)).toBe(false))
    // The next one is open and focused.
    await waitFor(() => expect(row(canvasElement, 3).dataset.open).toBe('true'))
    await waitFor(() =>
      expect(row(canvasElement, 3)).toContainElement(document.activeElement as HTMLElement),
    )
    // Undo with the button of the notification.
    await userEvent.click(within(await screen.findByRole('alertdialog')).getAllByRole('button')[0]!)
    await waitFor(() => expect(isListed(canvasElement, 2)).toBe(true))
  },
)

/** Several at once: the "select all" checkbox has three states. */
export const Selected = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await listed(canvasElement)
    const [all] = canvas.getAllByRole('checkbox')
    await userEvent.click(within(row(canvasElement, 2)).getByRole('checkbox'))
    await userEvent.click(within(row(canvasElement, 4)).getByRole('checkbox'))
    await expect((all as HTMLInputElement).indeterminate).toBe(true)
    await userEvent.click(all!)
    await expect(all).toBeChecked()
    await userEvent.click(all!)
    await expect(all).not.toBeChecked()
  },
})

/**
 * Specification 7: moving, labelling and permanent deletion take all selected mails in one call; flags are part of a
 * mail, which is sent whole.
 */
export const SelectedAtOnce = meta.story({
  parameters: { address: mailPath({ kind: 'filter', handle: 'starred' }) },
  beforeEach({ msw }) {
    // The list shows all mails in the response, including those in the trash.
    const listed = [0, 1, 2].map((index) => ({ ...sampleMail(index), starred: true, labels: [] }))
    const [one, two, put] = listed
    msw.use(listMails(() => [one!, two!, { ...put!, folder: 4 }]))
  },
  play: async ({ canvas, canvasElement, msw, userEvent }) => {
    const { handler, heard } = recordRequests('/mail-app')
    msw.use(handler)
    await listed(canvasElement)
    await expect(isListed(canvasElement, 3)).toBe(true)
    for (const id of [1, 2])
      await userEvent.click(within(row(canvasElement, id)).getByRole('checkbox'))
    await userEvent.click(canvas.getByRole('button', { name: translate('mail:label') }))
    await userEvent.click((await screen.findAllByRole('menuitemcheckbox'))[0]!)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(heard).toHaveLength(1))
    await userEvent.click(canvas.getByRole('button', { name: translate('mail:delete.trash') }))
    await waitFor(() => expect(heard).toHaveLength(2))
    const selectedMailIds = ['1', '2']
    await expect(heard).toEqual([
      { call: 'toggle-label', body: { selectedMailIds, labelId: 0 } },
      { call: 'set-folder', body: { selectedMailIds, folderId: 4 } },
    ])
  },
})

/** Permanent deletion is confirmed first, and closes the pane of the mail. */
export const InTrash = meta.story({
  parameters: { address: mailPath({ kind: 'folder', handle: 'trash' }, '48') },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await listed(canvasElement)
    await canvas.findByRole('heading', { level: 2 })
    await userEvent.keyboard('#')
    const question = await screen.findByRole('alertdialog')
    await userEvent.click(within(question).getAllByRole('button').at(-1)!)
    await waitFor(() => expect(isListed(canvasElement, 48)).toBe(false))
    await waitFor(() => expect(question).not.toBeInTheDocument())
  },
})

/** A refused change is rolled back and reported. */
export const NotTaken = meta.story({
  play: async ({ canvasElement, userEvent }) => {
    await listed(canvasElement)
    setScenario('500', 'POST /mail-app/update-mail')
    const star = within(row(canvasElement, 5)).getAllByRole('button')[0]!
    await userEvent.click(star)
    await screen.findByRole('alertdialog')
    await waitFor(() => expect(star).toHaveAttribute('aria-pressed', 'false'))
  },
})

/** Offline: nothing is queued for later. All changes are rolled back and reported once. */
export const Offline = meta.story({
  beforeEach() {
    return () => void Reflect.deleteProperty(navigator, 'onLine')
  },
  play: async ({ canvasElement, userEvent }) => {
    await listed(canvasElement)
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: false })
    within(row(canvasElement, 1)).getByRole('link').focus()
    await userEvent.keyboard('s#')
    await screen.findByRole('alertdialog')
    await waitFor(() => expect(isListed(canvasElement, 1)).toBe(true))
    await waitFor(() =>
      expect(within(row(canvasElement, 1)).getAllByRole('button')[0]).toHaveAttribute(
        'aria-pressed',
        'false',
      ),
    )
    await expect(screen.getAllByRole('alertdialog')).toHaveLength(1)
    // Online again: the next change is saved.
    Reflect.deleteProperty(navigator, 'onLine')
    within(row(canvasElement, 1)).getByRole('link').focus()
    await userEvent.keyboard('#')
    await waitFor(() => expect(isListed(canvasElement, 1)).toBe(false))
  },
})

/** A reply written by keyboard: restored when it is reopened, and among the sent mails once it is sent. */
export const Writing = meta.story({
  play: async ({ canvasElement, userEvent, msw }) => {
    await listed(canvasElement)
    within(row(canvasElement, 1)).getByRole('link').focus()
    await userEvent.keyboard('r')
    const { to, message } = await fieldsOf()
    await expect(to).toHaveValue('Wanjiru Kamau <wanjiru@kamau-mills.example>')
    await userEvent.type(message, 'Yes', { initialSelectionStart: 0, initialSelectionEnd: 0 })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await userEvent.keyboard('r')
    const { message: again } = await fieldsOf()
    await expect((again as HTMLTextAreaElement).value).toMatch(/^Yes/)
    let sent: Mail | null = null
    msw.use(storeMail(({ body }) => (sent = body)))
    await userEvent.click(again)
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await expect(sent).toMatchObject({ folder: 1, subject: `Re: ${sampleMail(0).subject}` })
  },
})

/** An address names a recipient: a mail to them is started, and the parameter is removed. */
export const WritingTo = meta.story({
  parameters: { address: `${mailPath(inbox)}?to=Ada+%3Cada%40lake.example%3E` },
  play: async () => {
    const { to, subject } = await fieldsOf()
    await expect(to).toHaveValue('Ada <ada@lake.example>')
    await waitFor(() => expect(subject).toHaveFocus())
  },
})

/** Addresses are completed from the address book, copies have their own fields, and the sent mail includes them. */
export const Addressing = meta.story({
  play: async ({ canvasElement, userEvent, msw }) => {
    await listed(canvasElement)
    await userEvent.keyboard('c')
    const dialog = within(await screen.findByRole('dialog'))
    await waitFor(() => expect(dialog.getByRole('combobox')).toHaveFocus())
    await userEvent.keyboard('elodie')
    await expect(await dialog.findByRole('option', { name: /Élodie Kamau/ })).toBeVisible()
    await userEvent.keyboard('{Enter}')
    const [to] = dialog.getAllByRole('combobox')
    await waitFor(() => expect(to).toHaveValue('Élodie Kamau <elodie@lake.example>, '))
    await userEvent.click(dialog.getByRole('button', { name: translate('mail:compose.copies') }))
    const [, cc, bcc] = dialog.getAllByRole('combobox')
    // Senders of loaded mails are suggested, too.
    await userEvent.type(cc!, 'nakato{ArrowDown}{Enter}')
    await expect(cc).toHaveValue('Grace Nakato <grace@nakato-solar.example>, ')
    await userEvent.type(bcc!, 'nobody')
    let sent: Mail | null = null
    msw.use(storeMail(({ body }) => (sent = body)))
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() => expect(bcc).toBeInvalid())
    await userEvent.clear(bcc!)
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await expect(sent).toMatchObject({
      folder: 1,
      to: [{ name: 'Élodie Kamau', email: 'elodie@lake.example' }],
      cc: [{ email: 'grace@nakato-solar.example' }],
    })
  },
})

/** A closed mail is among the drafts; the next new one is stored separately. */
export const TwoNew = meta.story({
  play: async ({ canvas, canvasElement, userEvent, msw }) => {
    await listed(canvasElement)
    const subjects = new Map<string, string>()
    msw.use(
      storeMail(({ body }) => {
        subjects.set(body.id, body.subject)
        return body
      }),
    )
    for (const subject of ['One', 'Two']) {
      await userEvent.click(canvas.getByRole('button', { name: translate('mail:compose.open') }))
      await userEvent.type((await fieldsOf()).subject, subject)
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
      await waitFor(() => expect([...subjects.values()]).toContain(subject))
    }
    await expect([...subjects.values()].toSorted()).toEqual(['One', 'Two'])
  },
})

/** A draft that is opened by a press is edited at once; closed unchanged, it stays as it was. */
export const Draft = meta.story({
  globals: { viewport: { value: 'desktop' } },
  parameters: { address: mailPath({ kind: 'folder', handle: 'drafts' }) },
  play: async ({ canvasElement, userEvent, msw }) => {
    const stored: Mail[] = []
    msw.use(storeMail(({ body }) => (stored.push(body), body)))
    await listed(canvasElement)
    within(row(canvasElement, 41)).getByRole('link').focus()
    // Moving between rows by keys opens nothing.
    await userEvent.keyboard('j')
    await expect(within(row(canvasElement, 42)).getByRole('link')).toHaveFocus()
    await userEvent.keyboard('k{Enter}')
    const { subject } = await fieldsOf()
    await expect(subject).toHaveValue(sampleMail(40).subject)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await expect(within(row(canvasElement, 41)).getByRole('link')).toHaveFocus()
    await userEvent.keyboard('o')
    await userEvent.type((await fieldsOf()).subject, ' again')
    await userEvent.keyboard('{Escape}')
    await waitFor(() =>
      expect(stored.map((mail) => mail.subject)).toEqual([`${sampleMail(40).subject} again`]),
    )
  },
})

/** Ids of the mails stored since the story began. */
let stored: string[] = []

/** A draft reached by J from another mail is only read, which writes nothing; its button continues it. */
export const DraftPassed = meta.story({
  globals: { viewport: { value: 'desktop' } },
  parameters: { address: mailPath({ kind: 'label', handle: 'note' }, '33') },
  beforeEach({ msw }) {
    stored = []
    const unread = (mail: Mail) => ({ ...mail, read: false })
    msw.use(
      listMails(() => [sampleMail(32), sampleMail(40)].map(unread)),
      readMail(({ query }) => unread(sampleMail(Number(query.get('mailId')) - 1))),
      storeMail(({ body }) => (stored.push(body.id), body)),
    )
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await listed(canvasElement)
    await waitFor(() => expect(stored).toEqual(['33']))
    within(row(canvasElement, 33)).getByRole('link').focus()
    await userEvent.keyboard('j')
    const goOn = await canvas.findByRole('button', { name: translate('mail:compose.goOn') })
    await expect(screen.queryByRole('dialog')).toBeNull()
    await userEvent.click(goOn)
    await expect((await fieldsOf()).subject).toHaveValue(sampleMail(40).subject)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(goOn).toHaveFocus()
    await expect(stored).toEqual(['33'])
  },
})

/** Thousands of mails: only visible ones are drawn, and the search covers all. */
export const Many = meta.story({
  beforeEach({ msw }) {
    const many = Array.from({ length: 5000 }, (_, index) => ({ ...sampleMail(index), folder: 0 }))
    msw.use(listMails(() => many))
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await listed(canvasElement)
    await expect(canvasElement.querySelectorAll('li[data-id]').length).toBeLessThan(60)
    within(row(canvasElement, 1)).getByRole('link').focus()
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(within(row(canvasElement, 5000)).getByRole('link')).toHaveFocus())
    await userEvent.type(canvas.getByRole('searchbox'), 'fair (500)')
    await waitFor(() => expect(canvasElement.querySelectorAll('li[data-id]')).toHaveLength(1))
    await userEvent.type(canvas.getByRole('searchbox'), 'x')
    await waitFor(() => expect(canvasElement.querySelector('[data-kind="noMatch"]')).not.toBeNull())
  },
})

/** Search of one folder or all of them, by words and operators: the query is described, and is part of the address. */
export const Searched = meta.story({
  parameters: { address: `${mailPath(inbox)}?q=from%3Agrace+has%3Aattachment` },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const rows = () =>
      [...canvasElement.querySelectorAll<HTMLElement>('li[data-id]')].map(
        ({ dataset }) => dataset.id,
      )
    await waitFor(() => expect(rows()).toEqual(['12']))
    await expect(
      canvas.getByText(new RegExp(translate('mail:search.term.attachment'))),
    ).toBeVisible()
    const field = canvas.getByRole('searchbox')
    await userEvent.clear(field)
    await userEvent.type(field, 'zeynep')
    await waitFor(() => expect(rows()).toEqual(['8', '16', '24']))
    await userEvent.click(canvas.getByRole('radio', { name: translate('mail:search.all') }))
    await waitFor(() => expect(rows()).toEqual(['8', '16', '24', '32', '40', '48']))
    await expect(
      within(row(canvasElement, 48)).getByText(translate('mail:way.trash')),
    ).toBeVisible()
    await expect(within(row(canvasElement, 48)).getByRole('link')).toHaveAttribute(
      'href',
      expect.stringMatching(/48\?q=zeynep&in=all$/),
    )
    // From the field to the results.
    await userEvent.type(field, '{ArrowDown}')
    await expect(within(row(canvasElement, 8)).getByRole('link')).toHaveFocus()
    await userEvent.type(field, '{Enter}')
    await expect(within(row(canvasElement, 8)).getByRole('link')).toHaveFocus()
  },
})

/** No match in this folder: the search can be extended to all of them. */
export const FoundElsewhere = meta.story({
  parameters: { address: `${mailPath({ kind: 'folder', handle: 'drafts' })}?q=from%3Agrace` },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: translate('mail:search.everywhere') }),
    )
    await waitFor(() => expect(isListed(canvasElement, 4)).toBe(true))
    await userEvent.click(canvas.getByRole('button', { name: translate('mail:search.hint') }))
    const hint = await screen.findByRole('dialog', { name: translate('mail:search.hint') })
    await waitFor(() => expect(within(hint).getByText('has:attachment')).toBeVisible())
  },
})

/** One pane at a time. An unknown mail in the address is reported, with a link to the list. */
export const Narrow = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: { address: mailPath(inbox, 'none') },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-kind="noMatch"]')).not.toBeNull())
    await userEvent.click(
      within(canvasElement.querySelector('[data-kind="noMatch"]')!).getByRole('link'),
    )
    await waitFor(() => expect(row(canvasElement, 1)).toBeVisible())
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible()
  },
})

export const Empty = meta.story({
  beforeEach: () => setScenario('empty', 'GET /mail-app/mails'),
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(canvasElement.querySelectorAll('[role="group"][data-kind="empty"]')).toHaveLength(2),
    )
  },
})

export const Loading = meta.story({ tags: ['drawn-by-template'], ...read.loading })

export const Refused = meta.story({ tags: ['drawn-by-template'], ...read.refused })

export const Failed = meta.story({ tags: ['drawn-by-template'], ...read.failed })

/** Files with misleading names, and one that cannot be fetched. */
export const OddFiles = meta.story({
  globals: { viewport: { value: 'desktop' }, playedIn: 'en' },
  parameters: { address: mailPath(inbox, '1') },
  beforeEach({ msw }) {
    const file = { type: '', preview: '', size: '12 KB', url: 'https://files.example/1' }
    const mail: Mail = {
      ...sampleMail(0),
      id: '1',
      hasAttachments: true,
      attachments: [
        { ...file, fileName: 'passwd\u202Egnp.exe' },
        { ...file, fileName: '../../list.pdf' },
        { ...file, fileName: 'page.html', url: 'data:text/html,hello' },
        { ...file, fileName: 'old.zip', url: 'ftp://files.example/old.zip' },
      ],
    }
    msw.use(
      listMails(() => [mail]),
      readMail(() => mail),
    )
  },
})

OddFiles.test(
  'shows the real name of each file, and warns about those that can run code',
  async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'passwdgnp.exe' })
    await expect(link).toHaveAttribute('download', 'passwdgnp.exe')
    await expect(canvas.getByRole('link', { name: 'list.pdf' })).toHaveAttribute(
      'download',
      'list.pdf',
    )
    await expect(canvas.getAllByText(/can run code on your computer/)).toHaveLength(2)
  },
)

OddFiles.test('a file that cannot be fetched has a note instead of a link', async ({ canvas }) => {
  await expect(await canvas.findByText('old.zip')).toBeVisible()
  await expect(canvas.queryByRole('link', { name: /old/ })).toBeNull()
  await expect(canvas.getByText(/can’t be opened from here/)).toBeVisible()
})
