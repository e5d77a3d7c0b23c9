import preview from '#storybook/preview'
import {
  changeSettings,
  defaultLayouts,
  defaultSettings,
  type SettingsChange,
} from '@console/core/settings'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { ThemePanel, type ThemePanelProps } from './ThemePanel'

/** The panel as in the console: choices apply at once. */
function LivePanel({
  settings: first,
  tab: firstTab,
  onChange,
  onTabChange,
  ...props
}: ThemePanelProps) {
  const [settings, setSettings] = useState(first)
  const [tab, setTab] = useState(firstTab)
  return (
    <ThemePanel
      {...props}
      settings={settings}
      tab={tab}
      onChange={(change) => {
        onChange(change)
        setSettings((former) => changeSettings(former, change))
      }}
      onTabChange={(next) => {
        onTabChange(next)
        setTab(next)
      }}
    />
  )
}

const meta = preview.meta({
  component: ThemePanel,
  parameters: {
    about: {
      use: 'Choosing layout, schemes, density, language and motion.',
      instead: 'The quick settings of `QuickPanel` for switches that change often.',
      anatomy: [
        'Tabs: settings and schemes.',
        'Choices that apply at once.',
        'Where the settings are saved.',
        'Reset.',
      ],
      do: ['Leave the page visible beside it, so that every change shows.'],
      dont: ['Do not ask to save.'],
    },
    layout: 'fullscreen',
  },
  render: (args) => <LivePanel {...args} />,
  args: {
    settings: defaultSettings,
    isOpen: true,
    tab: 'settings' as const,
    whereSaved: 'account' as const,
    onChange: fn(),
    onTabChange: fn(),
    onOpenChange: fn(),
    onReset: fn(),
  },
  play: async () => void (await screen.findByRole('dialog')),
})

const input = (value: string) =>
  document.querySelector<HTMLInputElement>(`input[value='${value}']`)!

export const Layout1 = meta.story()

Layout1.test(
  'specification 9: 380 px wide, at most 90 % of the view, at the end of the line',
  async () => {
    const panel = screen.getByRole('dialog').parentElement!
    await expect(panel.offsetWidth).toBe(380)
    await expect(getComputedStyle(panel).maxInlineSize).toBe('90%')
    const isMirrored = document.documentElement.dir === 'rtl'
    await waitFor(() => {
      const { left, right } = panel.getBoundingClientRect()
      return expect(isMirrored ? left : window.innerWidth - right).toBeLessThan(2)
    })
  },
)

Layout1.test(
  'specification 4: another layout style brings its own layout',
  async ({ args, userEvent }) => {
    await userEvent.click(input('layout2'))
    await expect(args.onChange).toHaveBeenLastCalledWith({ layoutStyle: 'layout2' })
    await expect(input('layout2')).toBeChecked()
    await expect(input('boxed')).toBeChecked()
    await expect(input('horizontal')).toBeChecked()
  },
)

Layout1.test('the arrow keys choose at once', async ({ args, userEvent }) => {
  input('layout1').focus()
  await userEvent.keyboard('{ArrowDown}')
  await expect(args.onChange).toHaveBeenLastCalledWith({ layoutStyle: 'layout2' })
  await expect(input('layout2')).toHaveFocus()
})

Layout1.test('Escape and the cross close it', async ({ args, userEvent }) => {
  await userEvent.keyboard('{Escape}')
  await userEvent.click(within(screen.getByRole('dialog')).getAllByRole('button')[0]!)
  await expect(args.onOpenChange).toHaveBeenCalledTimes(2)
  await expect(args.onOpenChange).toHaveBeenLastCalledWith(false)
})

Layout1.test('reports and shows the other tab', async ({ args, userEvent }) => {
  await userEvent.click(screen.getAllByRole('tab')[1]!)
  await expect(args.onTabChange).toHaveBeenCalledWith('schemes')
  await expect(await screen.findAllByRole('radio')).toHaveLength(12)
})

/** Every option: its group, its name, and its change of the defaults. */
const choices: [group: string, option: string | RegExp, change: SettingsChange][] = [
  ['Layout style', 'Layout 2', { layoutStyle: 'layout2' }],
  ['Layout style', 'Layout 3', { layoutStyle: 'layout3' }],
  ['Side', 'Right', { layout: { navbarPosition: 'right' } }],
  ['Position', 'Above the navbar', { layout: { toolbarPosition: 'above' } }],
  ['Scrolling', 'Whole page', { layout: { scroll: 'body' } }],
  ['Main', 'Ink', { mainScheme: 'ink' }],
  ['Main', 'High contrast', { mainScheme: 'contrast' }],
  ['Navbar', 'Same as main', { navbarScheme: 'system' }],
  ['Navbar', 'Forest', { navbarScheme: 'forest' }],
  ['Toolbar', 'Cobalt', { toolbarScheme: 'cobalt' }],
  ['Footer', 'Slate', { footerScheme: 'slate' }],
  ['Direction', 'Right to left', { direction: 'rtl' }],
  ['Density', 'Compact', { density: 'compact' }],
  ['Density', 'Relaxed', { density: 'relaxed' }],
]
const switches: [name: string, change: SettingsChange][] = [
  ['Show navbar', { layout: { hasNavbar: false } }],
  ['Folded to icons', { layout: { isNavbarFolded: true } }],
  ['Show toolbar', { layout: { hasToolbar: false } }],
  ['Show footer', { layout: { hasFooter: false } }],
  ['Always visible', { layout: { isFooterFixed: false } }],
  ['Team chat on the right', { layout: { hasRightPanel: true } }],
  ['Custom scrollbars', { hasCustomScrollbars: false }],
  ['Animations', { hasAnimations: false }],
  ['Single-key shortcuts', { hasSingleKeys: false }],
]

/** Controlled settings: nothing changes until the owner changes them. */
export const Held = meta.story({
  globals: { playedIn: 'en' },
  render: (args) => <ThemePanel {...args} />,
})

Held.test('specification 2: every option makes its change', async ({ args, userEvent }) => {
  for (const [group, name, change] of choices) {
    const radios = within(screen.getByRole('radiogroup', { name: group }))
    await userEvent.click(radios.getByRole('radio', { name }))
    await expect(args.onChange).toHaveBeenLastCalledWith(change)
  }
  for (const [name, change] of switches) {
    await userEvent.click(screen.getByRole('switch', { name }))
    await expect(args.onChange).toHaveBeenLastCalledWith(change)
  }
  await expect(args.onChange).toHaveBeenCalledTimes(choices.length + switches.length)
})

Held.test(
  'each of the four parts offers eight schemes, and reports the chosen one',
  async ({ args, userEvent }) => {
    for (const [name, scheme] of [
      ['Main', 'mainScheme'],
      ['Navbar', 'navbarScheme'],
      ['Toolbar', 'toolbarScheme'],
      ['Footer', 'footerScheme'],
    ] as const) {
      const radios = within(screen.getByRole('radiogroup', { name })).getAllByRole('radio')
      await expect(radios).toHaveLength(8)
      await userEvent.click(radios.find((radio) => (radio as HTMLInputElement).value === 'clay')!)
      await expect(args.onChange).toHaveBeenLastCalledWith({ [scheme]: 'clay' })
    }
  },
)

Held.test('resets to the defaults', async ({ args, userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Reset to defaults' }))
  await expect(args.onReset).toHaveBeenCalledOnce()
})

/** Options that the layout doesn't offer stay in place, with the reason. */
export const Unavailable = meta.story({
  globals: { playedIn: 'en' },
  args: {
    settings: {
      ...defaultSettings,
      layout: { ...defaultLayouts.layout1, hasNavbar: false, hasFooter: false },
    },
  },
})

Unavailable.test('shows the reason, also to screen readers', async () => {
  for (const [role, name, reason] of [
    ['radio', 'Boxed', 'Layout 1 always uses the full width.'],
    [
      'radio',
      'Horizontal',
      'The navbar is vertical in layout 1 and horizontal in layouts 2 and 3.',
    ],
    ['radio', 'Left', 'The navbar is hidden.'],
    ['radio', 'Above the navbar', 'The navbar is hidden.'],
    ['switch', 'Folded to icons', 'The navbar is hidden.'],
    ['switch', 'Show toolbar', 'You can’t hide both the navbar and the toolbar.'],
    ['switch', 'Always visible', 'The footer is hidden.'],
    ['switch', 'Shortcuts on the left', /Only available in layouts 2 and 3/],
  ] as const) {
    const option = screen.getByRole(role, { name })
    await expect(option).toHaveAttribute('aria-disabled', 'true')
    await expect(option).toHaveAccessibleDescription(reason)
    for (const shown of screen.getAllByText(reason))
      await waitFor(() => expect(shown).toBeVisible())
  }
})

Unavailable.test('can be focused and does nothing', async ({ args, userEvent }) => {
  await userEvent.click(screen.getByRole('radio', { name: 'Boxed' }))
  await expect(screen.getByRole('radio', { name: 'Full width' })).toBeChecked()
  const toolbar = screen.getByRole('switch', { name: 'Show toolbar' })
  toolbar.focus()
  await expect(toolbar).toHaveFocus()
  await userEvent.keyboard(' ')
  await expect(toolbar).toBeChecked()
  await expect(args.onChange).not.toHaveBeenCalled()
})

Unavailable.test(
  'showing a hidden part makes its options available again',
  async ({ userEvent }) => {
    await userEvent.click(screen.getByRole('switch', { name: 'Show footer' }))
    await expect(screen.getByRole('switch', { name: 'Always visible' })).not.toHaveAttribute(
      'aria-disabled',
    )
  },
)

export const Layout2 = meta.story({
  args: {
    settings: {
      ...defaultSettings,
      layoutStyle: 'layout2' as const,
      layout: defaultLayouts.layout2,
    },
  },
})

Layout2.test('specification 9: boxed, it is at most 1280 px wide', async ({ args, userEvent }) => {
  await expect(input('boxed').closest('label')).toHaveTextContent('1280')
  await userEvent.click(input('fullwidth'))
  await expect(args.onChange).toHaveBeenLastCalledWith({ layout: { mode: 'fullwidth' } })
})

export const Layout3 = meta.story({
  args: {
    settings: {
      ...defaultSettings,
      layoutStyle: 'layout3' as const,
      layout: defaultLayouts.layout3,
    },
  },
})

Layout3.test('specification 9: boxed, it is at most 1120 px wide', async () => {
  await expect(input('boxed').closest('label')).toHaveTextContent('1120')
})

export const Guest = meta.story({ args: { whereSaved: 'browser' as const } })

export const Schemes = meta.story({ args: { tab: 'schemes' as const } })

Schemes.test(
  'one click changes all four parts, and the current combination is marked',
  async ({ args, userEvent }) => {
    await expect(input('scheme.system')).toBeChecked()
    await userEvent.click(input('schemes.paperForest'))
    await expect(args.onChange).toHaveBeenLastCalledWith({
      mainScheme: 'paper',
      navbarScheme: 'forest',
      toolbarScheme: 'system',
      footerScheme: 'system',
    })
    await expect(input('schemes.paperForest')).toBeChecked()
    await expect(input('scheme.system')).not.toBeChecked()
  },
)

Schemes.test('each preview is painted with the tokens of its scheme', async () => {
  for (const scheme of ['paper', 'ink', 'cobalt', 'forest', 'clay', 'slate', 'contrast']) {
    const paint = input(`scheme.${scheme}`).parentElement!.querySelector('[data-scheme]')!
    await expect(paint).toHaveAttribute('data-scheme', scheme)
    const sample = document.body.appendChild(document.createElement('div'))
    sample.dataset.scheme = scheme
    sample.style.background = getComputedStyle(sample).getPropertyValue('--c-color-background')
    await expect(getComputedStyle(paint).backgroundColor).toBe(
      getComputedStyle(sample).backgroundColor,
    )
    sample.remove()
  }
})

/** A combination that is none of the offered ones: none is marked. */
Schemes.test('the chosen scheme has a border on all sides', async () => {
  const chosen = screen.getByRole<HTMLInputElement>('radio', { checked: true })
  await expect(chosen).toHaveAttribute('value', 'scheme.system')
  // Painted elements pass presses through; enabling them shows which element is on top.
  for (const paint of chosen.parentElement!.querySelectorAll<HTMLElement>('[data-scheme]'))
    paint.style.pointerEvents = 'auto'
  // While the panel slides in, painted elements are outside the window.
  await waitFor(() => {
    const { left, right, top, bottom } = chosen.getBoundingClientRect()
    const middle = (top + bottom) / 2
    const seen = [left + 1, right - 1].map((x) => document.elementFromPoint(x, middle))
    return expect(seen).toEqual([chosen, chosen])
  })
})

/** A combination that is none of the offered ones: none is marked. */
export const OwnMixture = meta.story({
  args: {
    tab: 'schemes' as const,
    settings: { ...defaultSettings, mainScheme: 'clay', footerScheme: 'forest' },
  },
})

OwnMixture.test('none is marked', async () => {
  for (const radio of screen.getAllByRole('radio')) await expect(radio).not.toBeChecked()
})

/** Its language is one of the settings, which are args. */
export const RightToLeft = meta.story({
  globals: { language: 'ar' },
  args: { settings: { ...defaultSettings, language: 'ar' as const, direction: 'rtl' as const } },
})

RightToLeft.test('sides are named as they appear on the screen', async ({ args, userEvent }) => {
  const side = screen.getByRole('radio', { name: 'يسار' })
  await userEvent.click(side)
  await expect(args.onChange).toHaveBeenLastCalledWith({ layout: { navbarPosition: 'right' } })
  await expect(screen.getByRole('switch', { name: 'محادثة الفريق على اليسار' })).toBeInTheDocument()
})

/** The longest words, half as long again. */
export const LongText = meta.story({ globals: { language: 'pseudo' } })

LongText.test('long texts fit the width of the panel', async () => {
  const tab = screen.getByRole('tabpanel')
  await expect(tab.scrollWidth).toBe(tab.clientWidth)
})
