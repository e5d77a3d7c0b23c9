import preview from '#storybook/preview'
import { defaultLayouts } from '@console/core/settings'
import { Logo, theme } from '@console/ui'
import { expect, fn } from 'storybook/test'
import styled from 'styled-components'
import { Frame } from './Frame'

const { layout1, layout2, layout3 } = defaultLayouts

const meta = preview.meta({
  component: Frame,
  parameters: {
    about: {
      use: 'Once, around every screen of the console.',
      instead: '`FullPageMessage` and the guest pages, which have no shell.',
      anatomy: [
        'Navigation: beside the page, along the top, or in a drawer.',
        'Toolbar.',
        'Content.',
        'Panels at the sides.',
        'Footer.',
      ],
      do: ['Pass parts as slots: the frame only arranges them.'],
      dont: ['Do not put content of a screen into the slots.'],
    },
    layout: 'fullscreen',
  },
  globals: { viewport: { value: 'desktop' } },
  args: {
    path: '/',
    visit: '',
    layoutStyle: 'layout1' as const,
    layout: layout1,
    schemes: { navbar: 'ink' },
    year: 2026,
    onFold: fn(),
    brand: () => <Logo size={32} />,
    user: () => null,
    navigation: () => null,
    toolbar: null,
    leftPanel: null,
    rightPanel: null,
    children: null,
  },
  argTypes: Object.fromEntries(
    ['toolbar', 'leftPanel', 'rightPanel', 'floating', 'children'].map((slot) => [
      slot,
      { control: false },
    ]),
  ),
})

/** The frame alone. `shell/Shell` shows it with the parts that it holds. */
export const Layout1 = meta.story()

export const Layout2 = meta.story({ args: { layoutStyle: 'layout2', layout: layout2 } })

export const Layout3 = meta.story({ args: { layoutStyle: 'layout3', layout: layout3 } })

const Cover = styled.div`
  position: fixed;
  inset: 0;
  z-index: 99;
  background: ${theme.color.surface};
`

/** A screen with an overlay of its own. */
export const Layered = meta.story({ tags: ['for-developers'], args: { children: <Cover /> } })

Layered.test('it stays below the shell', async ({ canvas }) => {
  const toolbar = canvas.getByRole('banner')
  const { left, top } = toolbar.getBoundingClientRect()
  await expect(toolbar).toContainElement(
    document.elementFromPoint(left + 8, top + 8) as HTMLElement,
  )
})
