import preview from '#storybook/preview'
import { translate } from '#storybook/translate'
import { setScenario, database } from '@console/sample'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { teaEndpoints, teaEntity, teaKind } from './mocks/teas'
import { addUnfinished } from './stories/addUnfinished'
import { TeasScreen } from './mocks/TeasScreen'
import type { ReadProgress } from './reading/reader'

/** Creates records from a spreadsheet: columns are confirmed, rows corrected in place, and the rest is written. */
const meta = preview.meta({
  component: TeasScreen,
  globals: { role: 'admin' },
  parameters: {
    docs: { story: { inline: false } },
    about: {
      use: 'Adding or updating many records from a file: products, companies.',
      instead: '`Form` for one record. `FileZone` for files that are stored as they are.',
      anatomy: [
        '`FileZone` and the formats it reads.',
        'Columns with their guesses.',
        'Table of rows, with errors in their cells.',
        'Progress of the commit.',
        'Report, and rows to download.',
      ],
      do: [
        'Show every detected value, and let the user change it.',
        'Let users resume after a reload.',
      ],
      dont: ['Do not drop invalid rows without a report.'],
    },
    address: '/teas/upload',
  },
  beforeEach: ({ msw }) => msw.use(...teaEndpoints.handlers),
})

type Canvas = ReturnType<typeof within>
type UserEvent = { upload: (element: HTMLElement, file: File) => Promise<void> }

/**
 * As a Turkish or a German spreadsheet saves it: byte order mark, semicolons, decimal commas. Of 250 rows 12 are
 * invalid.
 */
const rows = Array.from({ length: 250 }, (_, place) => {
  const price = place % 25 === 3 ? 'cheap' : `${place + 100},50`
  const code = place === 7 || place === 8 ? 6161100000000 : 6161100000000 + place
  return `${place === 9 ? '6,16E+12' : code};Tea ${place + 1};${price};31.03.2027`
})
const file = new File([`\uFEFFBar code;Name;Price;Best before\r\n${rows.join('\r\n')}`], 'teas.csv')

async function choose(canvas: Canvas, userEvent: UserEvent, chosen = file) {
  await canvas.findByRole('button', { name: translate('import:choose') })
  await userEvent.upload(canvas.getByLabelText(translate('import:choose')), chosen)
}

const button = (canvas: Canvas, name: RegExp | string) => canvas.findByRole('button', { name })

async function check(
  canvas: Canvas,
  userEvent: UserEvent & { click: (element: Element) => Promise<void> },
) {
  await choose(canvas, userEvent)
  await userEvent.click(
    await button(canvas, translate('import:check', { count: 250, number: '250' })),
  )
  await canvas.findByRole('heading', { name: translate('import:refused') })
}

/** Reports whether the browser leaves the page without a confirmation. */
function leavesAtOnce() {
  return window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
}

export const Empty = meta.story({
  play: async ({ canvas }) => {
    await button(canvas, translate('import:download.xlsx'))
  },
})

/** A file that is not a spreadsheet is reported before anything is sent. */
export const WrongFile = meta.story({
  play: async ({ canvas, userEvent }) => {
    await choose(
      canvas,
      userEvent,
      new File([new Uint8Array([0xd0, 0xcf, 0x11, 0xe0])], 'old.xlsx'),
    )
    await canvas.findByText(translate('import:file.xls'))
  },
})

/** A worker that never responds: the story reports progress instead. */
class SilentWorker extends EventTarget {
  static last: SilentWorker | null = null
  postMessage = fn()
  terminate = fn()
  constructor() {
    super()
    SilentWorker.last = this
  }
  report(progress: ReadProgress) {
    this.dispatchEvent(new MessageEvent('message', { data: { progress } }))
  }
}

/** Large workbook: shows the known progress and can be cancelled. */
export const Reading = meta.story({
  beforeEach() {
    const { Worker } = window
    Object.assign(window, { Worker: SilentWorker })
    return () => Object.assign(window, { Worker })
  },
  play: async ({ canvas, userEvent }) => {
    await choose(canvas, userEvent)
    await canvas.findByRole('progressbar', { name: translate('import:opening') })
    SilentWorker.last?.report({ rows: 20_001 })
    const rows = { count: 20_001, number: translate.number(20_001) }
    await canvas.findByRole('progressbar', { name: translate('import:opening.rows', rows) })
  },
})

Reading.test('shows the number of finished columns', async ({ canvas }) => {
  SilentWorker.last?.report({ columns: 3, of: 4 })
  await waitFor(() => expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '3'))
})

Reading.test(
  'cancelling terminates the worker and returns to the choice of a file',
  async ({ canvas, userEvent }) => {
    await userEvent.click(await button(canvas, translate('import:cancel')))
    await expect(SilentWorker.last?.terminate).toHaveBeenCalledOnce()
    await button(canvas, translate('import:download.xlsx'))
  },
)

/** A wrongly guessed column is visible in its samples, and in the number of cells that cannot be read. */
export const Columns = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent }) => {
    await choose(
      canvas,
      userEvent,
      new File(['Bar code;Price;Name\n1;Green tea;3,50'], 'wrong.csv'),
    )
    await canvas.findByText(translate('import:unread', { count: 1, number: '1' }))
  },
})

/** 12 rows that cannot be imported, shown apart from the rest. */
export const Filled = meta.story({
  globals: { viewport: { value: 'desktop' }, playedIn: 'en' },
  play: ({ canvas, userEvent }) => check(canvas, userEvent),
})

Filled.test(
  'corrects invalid rows in place, fills down, and writes them with the others',
  async ({ canvas, userEvent }) => {
    const [price] = await canvas.findAllByRole('textbox', { name: /price, row 5$/ })
    await userEvent.clear(price as Element)
    await userEvent.type(price as Element, '250,50')
    const [fill] = canvas.getAllByRole('button', { name: /Fill down .*price/ })
    await userEvent.click(fill as Element)
    // Corrections are not skipped by an import, and the page asks before it is left.
    await expect(canvas.queryByRole('button', { name: /^Import / })).toBeNull()
    await expect(leavesAtOnce()).toBe(false)
    await userEvent.click(await button(canvas, /^Recheck/))
    await waitFor(() => expect(leavesAtOnce()).toBe(true))
    await userEvent.click(
      await button(canvas, translate('import:commit', { count: 247, number: '247' })),
    )
    await canvas.findByRole('heading', { name: translate('import:done') })
    await expect(database.rows(teaEntity)).toHaveLength(247)
  },
)

Filled.test(
  'finds and replaces in a column, shows the count first, and undoes it with one press',
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(translate('import:replace')))
    await userEvent.click(await button(canvas, /\bColumn\b/))
    await userEvent.click(await screen.findByRole('option', { name: /price/ }))
    await userEvent.type(canvas.getByLabelText(translate('import:replace.find')), 'CHEAP')
    await userEvent.type(canvas.getByLabelText(translate('import:replace.by')), '250,50')
    await userEvent.click(
      await button(canvas, translate('import:replace.do', { count: 10, number: '10' })),
    )
    const price = () => canvas.getByRole('textbox', { name: /price, row 5$/ })
    await expect(price()).toHaveValue('250,50')
    await button(canvas, translate('import:mend', { count: 10, number: '10' }))
    // Later edits by hand stay.
    await userEvent.type(price(), '1')
    await userEvent.click(await button(canvas, translate('import:replace.undo')))
    await expect(price()).toHaveValue('250,501')
    await expect(canvas.getByRole('textbox', { name: /price, row 30$/ })).toHaveValue('cheap')
    await button(canvas, translate('import:mend', { count: 1, number: '1' }))
  },
)

Filled.test(
  'continues after a failure, and writes every row once',
  async ({ canvas, userEvent }) => {
    setScenario('500', 'POST /imports/teas/:jobId/commit')
    await userEvent.click(
      await button(canvas, translate('import:commit', { count: 237, number: '237' })),
    )
    await canvas.findByText(/Resuming picks up from there/)
    setScenario('ok', 'POST /imports/teas/:jobId/commit')
    await userEvent.click(await button(canvas, translate('import:retry')))
    await canvas.findByRole('heading', { name: translate('import:done') })
    await waitFor(() => expect(database.rows(teaEntity)).toHaveLength(237))
  },
)

Filled.test(
  'shows the new records as they will be stored, and can scroll to all of them',
  async ({ canvas }) => {
    const label = translate('import:created', { number: '237' })
    const created = await canvas.findByRole('group', { name: label })
    await within(created).findByText('100.5')
    await expect(within(created).getAllByText('31 Mar 2027')[0]).toBeVisible()
    created.scrollTop = created.scrollHeight
    await within(created).findAllByText('Tea 250')
  },
)

Filled.test('downloads invalid rows as a workbook', async ({ canvas, userEvent }) => {
  const saved = fn()
  const click = HTMLAnchorElement.prototype.click
  HTMLAnchorElement.prototype.click = function save(this: HTMLAnchorElement) {
    saved(this.download)
  }
  try {
    await userEvent.click(await button(canvas, translate('import:download.refused.xlsx')))
    await waitFor(() => expect(saved).toHaveBeenCalledWith('teas-refused.xlsx'))
  } finally {
    HTMLAnchorElement.prototype.click = click
  }
})

/** The same on a phone. */
export const Narrow = meta.story({
  globals: { viewport: { value: 'phone' }, playedIn: 'ar' },
  play: ({ canvas, userEvent }) => check(canvas, userEvent),
})

/** Changes are shown before anything is written: each record's current and new values. */
export const Changed = meta.story({
  globals: { viewport: { value: 'desktop' }, playedIn: 'en' },
  beforeEach: () => {
    const cells = { code: '7', name: 'Green tea', price: '1350', until: '2027-03-31' }
    database.add(teaEntity, { code: '7', cells }, 'a colleague')
  },
  play: async ({ canvas, userEvent }) => {
    const rows = '7;Green tea;1.499,50;31.03.2028\n8;Black tea;99,50;31.03.2028'
    await choose(
      canvas,
      userEvent,
      new File([`Bar code;Name;Price;Best before\n${rows}`], 'teas.csv'),
    )
    await userEvent.click(
      await button(canvas, translate('import:check', { count: 2, number: '2' })),
    )
    // The new records are read first: only the changed ones fail.
    const created = translate('import:created', { number: '1' })
    await within(await canvas.findByRole('group', { name: created })).findAllByText('Black tea')
    setScenario('500', 'GET /imports/teas/:jobId/rows')
    await userEvent.click(await canvas.findByText(translate('import:changed', { number: '1' })))
    await canvas.findByText(translate('import:failed.check'))
    setScenario('ok', 'GET /imports/teas/:jobId/rows')
    await userEvent.click(await button(canvas, translate('query-boundary:record.retry')))
    const change = within(await canvas.findByRole('group', { name: /^Changed records/ }))
    await expect(await change.findByText('1,350')).toBeVisible()
    await expect(change.getByText('1,499.5')).toBeVisible()
    await expect(change.getByText('31 Mar 2027')).toBeVisible()
    await expect(change.getByText('31 Mar 2028')).toBeVisible()
    await expect(change.queryByText('Black tea')).toBeNull()
  },
})

/** Address of an import that does not exist, or belongs to another user. */
export const Missing = meta.story({
  parameters: { address: '/teas/upload?job=abcdefghijklmnopqrst' },
  play: async ({ canvas }) => {
    await button(canvas, translate('import:again'))
  },
})

/** "Şifa Çayı" as a Turkish spreadsheet saves it. */
const turkish = new Uint8Array([0xde, 0x69, 0x66, 0x61, 0x20, 0xc7, 0x61, 0x79, 0xfd])

/** The detected encoding can be changed: the samples show the result. */
export const Encoding = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent }) => {
    await choose(canvas, userEvent, new File(['Bar code;Name\n1;', turkish], 'çaylar.csv'))
    await canvas.findByText('Şifa Çayı')
    await expect(
      await button(canvas, new RegExp(escaped(translate('import:encoding.windows-1254')))),
    ).toBeVisible()
  },
})

function escaped(text: string): string {
  return text.replaceAll(/[()]/g, String.raw`\$&`)
}

Encoding.test('applies another encoding', async ({ canvas, userEvent }) => {
  await userEvent.click(await button(canvas, new RegExp(translate('import:encoding'))))
  await userEvent.click(
    await screen.findByRole('option', { name: translate('import:encoding.windows-1252') }),
  )
  await canvas.findByText('Þifa Çayý')
  // An impossible encoding changes nothing.
  await userEvent.click(await button(canvas, new RegExp(translate('import:encoding'))))
  await userEvent.click(
    await screen.findByRole('option', { name: translate('import:encoding.utf-8') }),
  )
  await canvas.findByText(translate('import:file.encoding'))
  await canvas.findByText('Þifa Çayý')
})

const titled = 'Our teas 2026;;;\n\nBar code;Name;Price;Best before\n1;Green tea;5,5;2027-03-31\n'

/** A title above the header row is skipped; another row can be chosen. */
export const HeaderRow = meta.story({
  globals: { viewport: { value: 'desktop' }, playedIn: 'en' },
  play: async ({ canvas, userEvent }) => {
    await choose(canvas, userEvent, new File([titled], 'teas.csv'))
    await button(canvas, /Row 3: Bar code · Name · Price · Best before/)
    await button(canvas, translate('import:check', { count: 1, number: '1' }))
  },
})

const ambiguous = 'Bar code;Name;Price;Best before\n1;Green tea;1.250;03/04/2027\n'

/** Ambiguous cells ask a question with examples, which is answered before anything is sent. */
export const Question = meta.story({
  globals: { viewport: { value: 'desktop' }, playedIn: 'en' },
  play: async ({ canvas, userEvent }) => {
    await choose(canvas, userEvent, new File([ambiguous], 'teas.csv'))
    await canvas.findByText(translate('import:style.open'))
    await expect(
      await button(canvas, translate('import:check', { count: 1, number: '1' })),
    ).toBeDisabled()
  },
})

Question.test('stores the cells in the chosen formats', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('radio', { name: translate('import:decimal.comma') }))
  await userEvent.click(canvas.getByRole('radio', { name: translate('import:days.month') }))
  await waitFor(() => expect(canvas.queryByText(translate('import:style.open'))).toBeNull())
  await userEvent.click(await button(canvas, translate('import:check', { count: 1, number: '1' })))
  const created = within(
    await canvas.findByRole('group', { name: translate('import:created', { number: '1' }) }),
  )
  await created.findByText('1,250')
  await expect(created.getByText('4 Mar 2027')).toBeVisible()
  await userEvent.click(await button(canvas, translate('import:commit', { count: 1, number: '1' })))
  await canvas.findByRole('heading', { name: translate('import:done') })
  await expect(database.find(teaEntity, '1')?.cells).toMatchObject({
    price: '1250',
    until: '2027-03-04',
  })
})

/** A file whose rows all exist already. */
export const AllSame = meta.story({
  beforeEach: () => {
    database.add(teaEntity, { code: '7', cells: { code: '7', name: 'Green tea' } }, 'a colleague')
  },
  play: async ({ canvas, userEvent }) => {
    await choose(canvas, userEvent, new File(['Bar code;Name\n7;Green tea'], 'teas.csv'))
    await userEvent.click(
      await button(canvas, translate('import:check', { count: 1, number: '1' })),
    )
    await canvas.findByText(translate('import:allSame'))
    await expect(canvas.queryByRole('button', { name: /^Import 0/ })).toBeNull()
  },
})

/** Another user has changed a record between the check and the import: its row returns for review. */
export const Stale = meta.story({
  globals: { viewport: { value: 'desktop' }, playedIn: 'en' },
  beforeEach: () => {
    database.add(teaEntity, { code: '7', cells: { code: '7', name: 'Green tea' } }, 'a colleague')
  },
  play: async ({ canvas, userEvent }) => {
    const rows = 'Bar code;Name\n7;Strong tea\n8;Black tea'
    await choose(canvas, userEvent, new File([rows], 'teas.csv'))
    await userEvent.click(
      await button(canvas, translate('import:check', { count: 2, number: '2' })),
    )
    const commit = await button(canvas, translate('import:commit', { count: 2, number: '2' }))
    database.change(teaEntity, '7', { cells: { code: '7', name: 'Mild tea' } }, 'a colleague')
    await userEvent.click(commit)
    const stale = within(await canvas.findByRole('group', { name: translate('import:stale') }))
    await stale.findByText('Mild tea')
    await expect(database.find(teaEntity, '7')?.cells.name).toBe('Mild tea')
    await expect(database.find(teaEntity, '8')?.cells.name).toBe('Black tea')
  },
})

Stale.test('writes the row after a review', async ({ canvas, userEvent }) => {
  await userEvent.click(await button(canvas, translate('import:commit', { count: 1, number: '1' })))
  await canvas.findByRole('heading', { name: translate('import:done') })
  await expect(database.find(teaEntity, '7')?.cells.name).toBe('Strong tea')
})

Stale.test('skips the row on request', async ({ canvas, userEvent }) => {
  await userEvent.click(await button(canvas, translate('import:stale.leave')))
  await canvas.findByText(translate('import:done.stale', { count: 1, number: '1' }))
  await expect(database.find(teaEntity, '7')?.cells.name).toBe('Mild tea')
})

/** An interrupted import is listed on the first step. */
export const Unfinished = meta.story({
  globals: { viewport: { value: 'desktop' } },
  beforeEach: () => {
    addUnfinished(teaKind.id, 'spring teas.csv')
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: translate('import:unfinished') })
    await canvas.findByText('spring teas.csv')
  },
})

Unfinished.test('continues where it stopped', async ({ canvas, userEvent }) => {
  await userEvent.click(await button(canvas, /spring teas\.csv/))
  await userEvent.click(await button(canvas, translate('import:goOn')))
  await canvas.findByRole('heading', { name: translate('import:done') })
  await expect(database.rows(teaEntity).map(({ code }) => code)).toEqual(['2'])
})
