import preview from '#storybook/preview'
import { usePanel } from '@console/core/flows'
import { changeSettings, defaultSettings, defaultsOf } from '@console/core/settings'
import { useState } from 'react'
import { expect, fn, mocked, screen, waitFor } from 'storybook/test'
import { ThemePanel } from '../ThemePanel/ThemePanel'
import { themePanelMachine } from '../themePanelMachine'
import { ThemeButtons, type ThemeButtonsProps } from './ThemeButtons'

/** The buttons and the panel they open, as in the console. */
function WithPanel({ onIntent }: Pick<ThemeButtonsProps, 'onIntent'>) {
  const panel = usePanel(themePanelMachine)
  const [settings, setSettings] = useState(defaultSettings)
  return (
    <>
      <ThemeButtons
        openTab={panel.isOpen ? panel.content.tab : null}
        onOpen={(tab) => panel.open({ tab })}
        onIntent={onIntent}
      />
      <ThemePanel
        settings={settings}
        whereSaved="browser"
        isOpen={panel.isOpen}
        tab={panel.content.tab}
        onTabChange={(tab) => panel.change({ tab })}
        onOpenChange={panel.setOpen}
        onChange={(change) => setSettings((former) => changeSettings(former, change))}
        onReset={() => setSettings((former) => changeSettings(former, defaultsOf(former)))}
      />
    </>
  )
}

const meta = preview.meta({
  component: ThemeButtons,
  parameters: {
    about: {
      use: 'Once in the shell.',
      instead: '`ToolbarButton` for parts that open from the toolbar.',
      anatomy: ['Button for settings.', 'Button for schemes.'],
      do: ['Fetch the panel as soon as a pointer or the focus is on a button.'],
      dont: ['Do not let them cover content.'],
    },
    layout: 'fullscreen',
  },
  args: { openTab: null, onOpen: fn(), onIntent: fn() },
})

export const Closed = meta.story()

Closed.test(
  'specification 2: one opens the settings, the other the colour schemes',
  async ({ args, canvas, userEvent }) => {
    const [settings, schemes] = canvas.getAllByRole('button', { expanded: false })
    await userEvent.click(settings!)
    await expect(args.onOpen).toHaveBeenLastCalledWith('settings')
    await userEvent.click(schemes!)
    await expect(args.onOpen).toHaveBeenLastCalledWith('schemes')
  },
)

Closed.test(
  'fetches the panel on hover and on keyboard focus',
  async ({ args, canvas, userEvent }) => {
    const onIntent = mocked(args.onIntent)
    await userEvent.hover(canvas.getAllByRole('button')[0]!)
    await expect(onIntent).toHaveBeenCalled()
    onIntent.mockClear()
    await userEvent.tab()
    await expect(onIntent).toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await expect(args.onOpen).toHaveBeenCalledWith('settings')
  },
)

Closed.test('they are no wider than a gutter', async ({ canvas }) => {
  for (const button of canvas.getAllByRole('button')) {
    const { width, height } = button.getBoundingClientRect()
    await expect(width).toBe(24)
    await expect(height).toBeGreaterThanOrEqual(24)
  }
})

export const Open = meta.story({ args: { openTab: 'schemes' } })

Open.test('marks the button of the open tab', async ({ canvas }) => {
  const [settings, schemes] = canvas.getAllByRole('button')
  await expect(settings).toHaveAttribute('aria-expanded', 'false')
  await expect(schemes).toHaveAttribute('aria-expanded', 'true')
})

/** They open the panel at their tab. */
export const Opening = meta.story({
  render: ({ onIntent }) => <WithPanel onIntent={onIntent} />,
})

Opening.test('returns the focus to the button', async ({ canvas, userEvent }) => {
  const button = canvas.getAllByRole('button')[1]!
  await userEvent.click(button)
  const dialog = await screen.findByRole('dialog')
  const tabs = await screen.findAllByRole('tab')
  await expect(tabs[1]).toHaveAttribute('aria-selected', 'true')
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
  await waitFor(() => expect(button).toHaveFocus())
  await expect(button).toHaveAttribute('aria-expanded', 'false')
})

Opening.test('resets to the defaults', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getAllByRole('button')[0]!)
  await screen.findAllByRole('tab')
  const option = (value: string) => document.querySelector(`input[value='${value}']`)!
  await userEvent.click(option('layout3'))
  await userEvent.click(option('compact'))
  await userEvent.click(screen.getAllByRole('button').at(-1)!)
  await expect(option('layout1')).toBeChecked()
  await expect(option('regular')).toBeChecked()
})
