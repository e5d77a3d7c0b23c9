import preview from '#storybook/preview'
import { useSend } from '@console/core/api'
import { usePanel } from '@console/core/flows'
import { setScenario, unanswered } from '@console/sample'
import { Button, Stack } from '@console/ui'
import { onlineManager } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { expect, screen, waitFor, within } from 'storybook/test'
import { readQuickPanelData } from '../api'
import type { QuickPanelData } from '../contract'
import { filledData, noData } from '../mocks/fixtures'
import { readData } from '../mocks/handlers'
import { quickPanelMachine } from '../quickPanelMachine'
import { QuickPanel } from './QuickPanel'

interface ToggledProps {
  /** The server's response. */
  data: QuickPanelData
  today: Date
}

/**
 * Set up as in the console: a machine, the toolbar’s button, and the panel once it was opened.
 */
function Toggled({ today }: ToggledProps) {
  const send = useSend()
  const panel = usePanel(quickPanelMachine)
  const { t } = useTranslation('quick-panel')
  return (
    <>
      <Stack direction="row" justify="end">
        <Button onPress={() => panel.toggle()}>{t('panel.title')}</Button>
      </Stack>
      <QuickPanel
        isOpen={panel.isOpen}
        today={today}
        load={(noting) => readQuickPanelData(send, noting)}
        onClose={panel.close}
      />
    </>
  )
}

/** The panel with today's date, events, notes and quick settings, at the side of every screen. */
const meta = preview.meta({
  component: Toggled,
  parameters: {
    about: {
      use: 'A glance at the day, from any screen.',
      instead: '`ChatPanel` for conversations. `ThemePanel` for the look of the console.',
      anatomy: ['Day and date.', 'Events.', 'Notes.', 'Quick settings as switches.'],
      do: ['Keep it open while the user moves between screens.'],
      dont: ['Do not put actions of a screen into it.'],
    },
    layout: 'fullscreen',
  },
  args: { data: filledData, today: new Date('2026-06-15T09:00:00Z') },
  beforeEach({ args, msw }) {
    msw.use(readData(() => args.data))
  },
})

const panelOf = () => screen.findByRole('dialog')

export const Closed = meta.story({ tags: ['for-developers'] })

export const Filled = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await within(await panelOf()).findByText(filledData.events[0]!.title)
  },
})

Filled.test('it is 280 px wide, at the end of the line', async () => {
  const panel = (await panelOf()).parentElement!
  const isMirrored = document.documentElement.dir === 'rtl'
  await waitFor(() => {
    const { left, right, width } = panel.getBoundingClientRect()
    void expect(width).toBe(280)
    return expect(isMirrored ? left : window.innerWidth - right).toBe(0)
  })
})

Filled.test('every event and note has its title and detail', async () => {
  const entries = within(await panelOf()).getAllByRole('listitem')
  const { events, notes } = filledData
  await expect(entries.map(({ textContent }) => textContent)).toEqual(
    [...events, ...notes].map(({ title, detail }) => title + detail),
  )
})

Filled.test('Notifications are on at first, the other two are off', async () => {
  const switches = within(await panelOf()).getAllByRole<HTMLInputElement>('switch')
  await expect(switches.map(({ checked }) => checked)).toEqual([true, false, false])
})

Filled.test(
  'a switch changes alone, and keeps its state while the panel is closed',
  async ({ canvas, userEvent }) => {
    const positions = async () =>
      within(await panelOf())
        .getAllByRole<HTMLInputElement>('switch')
        .map(({ checked }) => checked)
    await userEvent.click(within(await panelOf()).getAllByRole('switch')[1]!)
    await expect(await positions()).toEqual([true, true, false])
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click(canvas.getByRole('button'))
    await expect(await positions()).toEqual([true, true, false])
  },
)

Filled.test('Escape closes it, and the focus returns to its button', async (context) => {
  await context.userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(context.canvas.getByRole('button')).toHaveFocus())
})

Filled.test('clicking away closes it, and the focus returns to its button', async (context) => {
  const isMirrored = document.documentElement.dir === 'rtl'
  const away = document.elementFromPoint(isMirrored ? window.innerWidth - 4 : 4, 400)!
  await context.userEvent.click(away)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(context.canvas.getByRole('button')).toHaveFocus())
})

/** Formatted days, by day of the month. */
const written = {
  en: { 1: '1st June', 2: '2nd June', 3: '3rd June', 4: '4th June', 11: '11th June' },
  tr: { 1: '1 Haziran', 2: '2 Haziran', 3: '3 Haziran' },
  ar: { 1: '1 يونيو', 2: '2 يونيو', 3: '3 يونيو' },
}

export const EnglishOrdinal = Filled.extend({
  globals: { playedIn: 'en' },
  args: { today: new Date(2026, 5, 22) },
})

EnglishOrdinal.test(
  'shows the weekday, the day with its ordinal suffix, and the month',
  async () => {
    await within(await panelOf()).findByText('Monday')
    await within(await panelOf()).findByText('22nd June')
  },
)

for (const [day, date] of Object.entries(written.en))
  EnglishOrdinal.test(
    `the ${day} of June is ${date}`,
    { args: { today: new Date(2026, 5, Number(day)) } },
    async () => {
      await within(await panelOf()).findByText(date)
    },
  )

const weekdays = { tr: 'Çarşamba', ar: 'الأربعاء' }

for (const language of ['tr', 'ar'] as const)
  Filled.test(
    `formats weekday, day and month for this language: ${language}`,
    { globals: { playedIn: language }, args: { today: new Date(2026, 5, 3) } },
    async () => {
      await within(await panelOf()).findByText(weekdays[language])
      await within(await panelOf()).findByText(written[language][3])
    },
  )

export const Empty = meta.story({
  args: { data: noData },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await waitFor(async () =>
      expect(within(await panelOf()).queryAllByRole('listitem')).toHaveLength(0),
    )
  },
})

export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(readData(unanswered))
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await panelOf()
    const busy = () => canvasElement.ownerDocument.querySelectorAll('[aria-busy="true"]')
    await waitFor(() => expect(busy()).toHaveLength(2))
  },
})

export const Failed = meta.story({
  beforeEach: () => setScenario('500', 'GET /quick-panel/data'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await screen.findByRole('alert')
  },
})

Failed.test('still shows the switches, and a retry loads the data', async (context) => {
  const panel = within(await panelOf())
  await expect(panel.getAllByRole('switch')).toHaveLength(3)
  setScenario('ok', 'GET /quick-panel/data')
  await context.userEvent.click(within(panel.getByRole('alert')).getAllByRole('button')[0]!)
  await panel.findByText(filledData.notes[0]!.title)
})

export const Offline = meta.story({
  beforeEach() {
    onlineManager.setOnline(false)
    return () => onlineManager.setOnline(true)
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await within(await panelOf()).findByRole('group')
  },
})

Offline.test('reads automatically once the network is back', async () => {
  onlineManager.setOnline(true)
  await within(await panelOf()).findByText(filledData.events[0]!.title)
})

const long =
  'Karadeniz Kültür ve Sanat Malzemeleri Sanayi ve Ticaret Limited Şirketi, Donaudampfschifffahrtsgesellschaftskapitänsmützenfabrik'

export const LongText = meta.story({
  args: {
    data: {
      events: [{ id: 'long', title: long, detail: long }],
      notes: [{ id: 'arabic', title: 'مؤسسة النور للتجارة (Nairobi)', detail: 'هاتف +254 20 555' }],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await within(await panelOf()).findAllByText(long)
  },
})

LongText.test('nothing overflows the panel', async () => {
  const panel = (await panelOf()).parentElement!
  await expect(panel.scrollWidth).toBe(panel.clientWidth)
})
