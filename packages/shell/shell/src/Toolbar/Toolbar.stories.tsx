import preview from '#storybook/preview'
import { translate } from '#storybook/translate'
import { destinations, navigationFor } from '@console/core/routes'
import { defaultLayouts } from '@console/core/settings'
import { Frame } from '@console/shell-frame'
import { NavigationIcon } from '@console/shell-navigation'
import { Shortcuts, ToolbarButton } from '@console/shell-toolbar'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { expect, fn } from 'storybook/test'
import { sideNavigation } from '../navigation/sideNavigation'
import { shellMessages } from '../shellMessages'
import { Toolbar } from './Toolbar'

const phone = { viewport: { value: 'phone' } }

const user = {
  name: 'Amina Yusuf',
  role: 'SuperAdmin',
  email: 'superadmin@console.example',
}

const longName = 'Wilhelmina Karungari Nyambura Muthoni-Oberhauser von Kilimanjaro'

/** Press of a button; its panel is not part of this. */
const opener = { isOpen: false, onPress: fn(), onIntent: fn() }

const onlyToolbar = {
  ...defaultLayouts.layout1,
  hasNavbar: false,
  hasFooter: false,
  scroll: 'body' as const,
}

const meta = preview.meta({
  component: Toolbar,
  parameters: {
    about: {
      use: 'The top of every screen.',
      instead: 'The `Toolbar` of ui for a group of buttons.',
      anatomy: [
        'Button of the navigation, on a phone.',
        'Shortcuts.',
        'Search, as a field or a button.',
        'Language, chat and quick panel.',
        'User.',
      ],
      do: ['Keep its order in every layout.'],
      dont: ['Do not add actions of a screen.'],
    },
    layout: 'fullscreen',
    messages: shellMessages,
  },
  globals: { viewport: { value: 'desktop' } },
  args: {
    user,
    isNamedBeside: false,
    language: 'en' as const,
    onLanguageChange: fn(),
    onLanguagesOpen: fn(),
    shortcuts: <PinnedShortcuts />,
    commandPalette: opener,
    hasCommandPaletteField: false,
    chat: opener,
    quickPanel: <ToolbarButton opens="quickPanel" {...opener} />,
    links: {
      profile: '/pages/profile',
      inbox: '/apps/mail',
      login: '/login',
      register: '/register',
    },
    onSignOut: fn(),
  },
  argTypes: {
    shortcuts: { control: false },
    quickPanel: { control: false },
    language: { control: 'radio', options: ['en', 'tr', 'ar'] },
  },
  // The strip around the controls is the frame's.
  render: (args) => (
    <Frame
      layoutStyle="layout1"
      layout={onlyToolbar}
      schemes={{}}
      year={2026}
      path="/"
      visit=""
      onFold={fn()}
      brand={() => null}
      user={() => null}
      navigation={() => null}
      toolbar={<Toolbar {...args} />}
      leftPanel={null}
      rightPanel={null}
    >
      {null}
    </Frame>
  ),
})

function PinnedShortcuts() {
  const { i18n } = useTranslation('menu')
  const [pinned, setPinned] = useState<readonly string[]>(['b2cOrders', 'listings', 'reviews'])
  const items = navigationFor(sideNavigation, {
    isShown: () => true,
    translate: (key) => i18n.t(key as never),
    waitingIn: () => undefined,
  })
  return (
    <Shortcuts
      destinations={destinations(items)}
      shortcuts={pinned}
      onChange={setPinned}
      renderIcon={(name) => <NavigationIcon name={name} />}
    />
  )
}

/** Everything that the toolbar can hold. */
export const Filled = meta.story()

Filled.test('the keyboard reaches its controls in reading order', async ({ canvas, userEvent }) => {
  const names: string[] = []
  const controls = canvas.getByRole('banner').querySelectorAll('a, button')
  await userEvent.tab()
  for (const control of controls) {
    await userEvent.tab()
    await expect(control).toHaveFocus()
    names.push(control.textContent ?? '')
  }
  await expect(names.length).toBeGreaterThan(6)
})

/** Layout 1 with its navigation, which names the user and lists the shortcuts; the contacts are beside the content. */
export const BesideNavigation = meta.story({ args: { isNamedBeside: true, chat: null } })

/** Layout 3: a field opens the command palette. */
export const WithSearchField = meta.story({ args: { hasCommandPaletteField: true } })

WithSearchField.test('only one control opens the command palette', async ({ canvas }) => {
  await expect(
    canvas.getAllByRole('button', { name: translate('toolbar:open.commandPalette') }),
  ).toHaveLength(1)
})

/** A panel is open. */
export const Open = meta.story({ args: { chat: { ...opener, isOpen: true } } })

/** Nobody is signed in: no chat, no quick panel. */
export const Guest = meta.story({
  args: { user: null, chat: null, quickPanel: null, shortcuts: null },
})

export const LongText = meta.story({ args: { user: { ...user, name: longName } } })

LongText.test('a long name is cut, and the controls stay in the window', async ({ canvas }) => {
  for (const control of canvas.getByRole('banner').querySelectorAll('button')) {
    const { left, right } = control.getBoundingClientRect()
    await expect(left).toBeGreaterThanOrEqual(0)
    await expect(right).toBeLessThanOrEqual(innerWidth)
  }
})

/** On a phone. */
export const Narrow = meta.story({ globals: phone })

export const NarrowLongText = meta.story({
  globals: phone,
  args: { user: { ...user, name: longName } },
})
