import preview from '#storybook/preview'
import { say } from '#storybook/say'
import { setScenario, world } from '@console/sample'
import { expect, screen, waitFor, within } from 'storybook/test'
import { teaEndpoints, teaEntity } from './mocks/teas'
import { TeasScreen } from './mocks/TeasScreen'

const meta = preview.meta({
  component: TeasScreen,
  globals: { role: 'admin' },
  parameters: { address: '/teas/upload' },
  beforeEach: ({ msw }) => msw.use(...teaEndpoints.handlers),
})

type Canvas = ReturnType<typeof within>
type UserEvent = { upload: (element: HTMLElement, file: File) => Promise<void> }

/** As a Turkish or a German spreadsheet saves it: a mark, semicolons, decimal commas. Of 250 rows 12 are bad. */
const rows = Array.from({ length: 250 }, (_, place) => {
  const price = place % 25 === 3 ? 'cheap' : `${place + 100},50`
  const code = place === 7 || place === 8 ? 6161100000000 : 6161100000000 + place
  return `${place === 9 ? '6,16E+12' : code};Tea ${place + 1};${price};31.03.2027`
})
const file = new File([`\uFEFFBar code;Name;Price;Best before\r\n${rows.join('\r\n')}`], 'teas.csv')

async function choose(canvas: Canvas, userEvent: UserEvent, chosen = file) {
  await canvas.findByRole('button', { name: say('import:choose') })
  await userEvent.upload(canvas.getByLabelText(say('import:choose')), chosen)
}

const button = (canvas: Canvas, name: RegExp | string) => canvas.findByRole('button', { name })

async function check(
  canvas: Canvas,
  userEvent: UserEvent & { click: (element: Element) => Promise<void> },
) {
  await choose(canvas, userEvent)
  await userEvent.click(await button(canvas, say('import:check', { count: 250, number: '250' })))
  await canvas.findByRole('heading', { name: say('import:refused') })
}

/** Whether the browser lets the page go without asking. */
function leavesAtOnce() {
  return window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
}

export const Empty = meta.story({
  play: async ({ canvas }) => {
    await button(canvas, say('import:download.xlsx'))
  },
})

/** What is no spreadsheet is said before anything is sent. */
export const WrongFile = meta.story({
  play: async ({ canvas, userEvent }) => {
    await choose(
      canvas,
      userEvent,
      new File([new Uint8Array([0xd0, 0xcf, 0x11, 0xe0])], 'old.xlsx'),
    )
    await canvas.findByText(say('import:file.type'))
  },
})

/** A column that was guessed wrong is seen by what stands in it, and by how much of it cannot be read. */
export const Columns = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent }) => {
    await choose(
      canvas,
      userEvent,
      new File(['Bar code;Price;Name\n1;Green tea;3,50'], 'wrong.csv'),
    )
    await canvas.findByText(say('import:unread', { count: 1, number: '1' }))
  },
})

/** 12 rows that cannot be taken, of which the rest is told apart. */
export const Filled = meta.story({
  globals: { viewport: { value: 'desktop' }, language: 'en' },
  play: ({ canvas, userEvent }) => check(canvas, userEvent),
})

Filled.test(
  'bad rows are mended in place, filled down, and written with the others',
  async ({ canvas, userEvent }) => {
    const [price] = await canvas.findAllByRole('textbox', { name: /price, row 4$/ })
    await userEvent.clear(price as Element)
    await userEvent.type(price as Element, '250.50')
    const [fill] = canvas.getAllByRole('button', { name: /Fill down .*price/ })
    await userEvent.click(fill as Element)
    // Nothing is written past what was mended, and the page is not left unasked.
    await expect(canvas.queryByRole('button', { name: /^Import / })).toBeNull()
    await expect(leavesAtOnce()).toBe(false)
    await userEvent.click(await button(canvas, /mended rows/))
    await waitFor(() => expect(leavesAtOnce()).toBe(true))
    await userEvent.click(await button(canvas, say('import:commit', { count: 247, number: '247' })))
    await canvas.findByRole('heading', { name: say('import:done') })
    await expect(world.rows(teaEntity)).toHaveLength(247)
  },
)

Filled.test(
  'what many cells of a column say is found and replaced, counted before, and put back by one press',
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(say('import:replace')))
    await userEvent.click(await button(canvas, /In the column/))
    await userEvent.click(await screen.findByRole('option', { name: /price/ }))
    await userEvent.type(canvas.getByLabelText(say('import:replace.find')), 'CHEAP')
    await userEvent.type(canvas.getByLabelText(say('import:replace.by')), '250.50')
    await userEvent.click(
      await button(canvas, say('import:replace.do', { count: 10, number: '10' })),
    )
    const price = () => canvas.getByRole('textbox', { name: /price, row 4$/ })
    await expect(price()).toHaveValue('250.50')
    await button(canvas, say('import:mend', { count: 10, number: '10' }))
    // What is written by hand since then stays.
    await userEvent.type(price(), '1')
    await userEvent.click(await button(canvas, say('import:replace.undo')))
    await expect(price()).toHaveValue('250.501')
    await expect(canvas.getByRole('textbox', { name: /price, row 29$/ })).toHaveValue('cheap')
    await button(canvas, say('import:mend', { count: 1, number: '1' }))
  },
)

Filled.test(
  'what failed on its way goes on where it was, and is written once',
  async ({ canvas, userEvent }) => {
    setScenario('500', 'POST /imports/teas/:jobId/commit')
    await userEvent.click(await button(canvas, say('import:commit', { count: 237, number: '237' })))
    await canvas.findByText(/It goes on there/)
    setScenario('ok', 'POST /imports/teas/:jobId/commit')
    await userEvent.click(await button(canvas, say('import:retry')))
    await canvas.findByRole('heading', { name: say('import:done') })
    await waitFor(() => expect(world.rows(teaEntity)).toHaveLength(237))
  },
)

/** The same on a telephone, in Arabic. */
export const Narrow = meta.story({
  globals: { viewport: { value: 'phone' }, language: 'ar' },
  play: ({ canvas, userEvent }) => check(canvas, userEvent),
})

/** What rows would change is seen before anything is written: what each record says now, and would say. */
export const Changed = meta.story({
  globals: { viewport: { value: 'desktop' }, language: 'en' },
  beforeEach: () => {
    const cells = { code: '7', name: 'Green tea', price: '1350', until: '2027-03-31' }
    world.add(teaEntity, { code: '7', cells }, 'a colleague')
  },
  play: async ({ canvas, userEvent }) => {
    const rows = '7;Green tea;1.499,50;31.03.2028\n8;Black tea;99,50;31.03.2028'
    await choose(
      canvas,
      userEvent,
      new File([`Bar code;Name;Price;Best before\n${rows}`], 'teas.csv'),
    )
    await userEvent.click(await button(canvas, say('import:check', { count: 2, number: '2' })))
    setScenario('500', 'GET /imports/teas/:jobId/rows')
    await userEvent.click(await canvas.findByText(say('import:changed', { number: '1' })))
    await canvas.findByText(say('import:failed.check'))
    setScenario('ok', 'GET /imports/teas/:jobId/rows')
    await userEvent.click(await button(canvas, say('read:record.retry')))
    const change = within(await canvas.findByRole('group', { name: /rows change/ }))
    await expect(await change.findByText('1,350')).toBeVisible()
    await expect(change.getByText('1,499.5')).toBeVisible()
    await expect(change.getByText('31 Mar 2027')).toBeVisible()
    await expect(change.getByText('31 Mar 2028')).toBeVisible()
    await expect(change.queryByText('Black tea')).toBeNull()
  },
})

/** An address of an import that is not there, or is somebody else's. */
export const Missing = meta.story({
  parameters: { address: '/teas/upload?job=abcdefghijklmnopqrst' },
  play: async ({ canvas }) => {
    await button(canvas, say('import:again'))
  },
})
