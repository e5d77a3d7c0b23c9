import preview from '#storybook/preview'
import { Bell, Palette, Settings } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { looksOf } from '../../stories/States'
import { AriaProvider } from '../Aria/AriaProvider'
import { NavigationProvider } from '../Link/NavigationProvider'
import { Tabs } from './Tabs'

const meta = preview.meta({
  component: Tabs,
  args: {
    label: 'Order 1042',
    onSelectionChange: fn(),
    tabs: [
      { id: 'details', label: 'Details', content: 'What was ordered, by whom and for where.' },
      { id: 'lines', label: 'Lines', count: 12, content: 'Twelve lines.' },
      { id: 'history', label: 'History', content: 'What happened to it.' },
    ],
  },
  parameters: {
    about: {
      use: 'Views of one thing, one at a time: details, lines and history of an order.',
      instead:
        '`SegmentedChoice` for a value that changes a part. `Breadcrumbs` or the navigation for other things. `Steps` for an order of steps.',
      anatomy: [
        'Row or column of tabs: label, optional icon, optional count.',
        'Content of the selected tab.',
        'Faded ends where the row scrolls.',
      ],
      do: [
        'Put the tab into the address where a link should reproduce it.',
        'Start with the tab that most users need.',
      ],
      dont: [
        'Do not wrap tabs into a second row.',
        'Do not hide required fields of a form in a tab.',
      ],
    },
  },
})

export const Horizontal = meta.story()

Horizontal.test(
  'arrows, Home and End show a tab, and Tab moves into its content',
  async ({ canvas, userEvent, globals }) => {
    const [onward, back] =
      globals.language === 'ar' ? ['{ArrowLeft}', '{ArrowRight}'] : ['{ArrowRight}', '{ArrowLeft}']
    await userEvent.tab()
    await expect(canvas.getByRole('tab', { name: 'Details' })).toHaveFocus()
    await userEvent.keyboard(onward)
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Twelve lines.')
    await userEvent.keyboard('{End}')
    await expect(canvas.getByRole('tab', { name: 'History' })).toHaveFocus()
    await userEvent.keyboard('{Home}')
    await userEvent.keyboard(back)
    await expect(canvas.getByRole('tab', { name: 'History' })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await userEvent.tab()
    await expect(canvas.getByRole('tabpanel')).toHaveFocus()
  },
)

Horizontal.test('a press shows its content', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('tab', { name: /Lines/ }))
  await expect(args.onSelectionChange).toHaveBeenLastCalledWith('lines')
  await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Twelve lines.')
})

export const Vertical = meta.story({
  args: {
    label: 'Settings',
    orientation: 'vertical',
    tabs: [
      { id: 'general', label: 'General', icon: <Settings />, content: 'Language and time.' },
      { id: 'look', label: 'Look', icon: <Palette />, content: 'Schemes and density.' },
      {
        id: 'notices',
        label: 'What this console may interrupt you for',
        icon: <Bell />,
        content: 'Sounds and messages.',
      },
    ],
  },
})

Vertical.test('the up and down arrows show a tab', async ({ canvas, userEvent }) => {
  await userEvent.tab()
  await userEvent.keyboard('{ArrowDown}')
  await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Schemes and density.')
  await userEvent.keyboard('{ArrowUp}')
  await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Language and time.')
})

export const Disabled = meta.story({
  args: {
    tabs: [
      { id: 'details', label: 'Details', content: 'What was ordered.' },
      { id: 'returns', label: 'Returns', isDisabled: true },
      { id: 'history', label: 'History', content: 'What happened to it.' },
    ],
  },
})

/** More tabs than fit: the row scrolls, its ends fade, and the selected tab is in view. */
export const Overflowing = meta.story({
  args: {
    selectedId: 'view-9',
    tabs: Array.from({ length: 16 }, (_, index) => ({
      id: `view-${index}`,
      label: `Saved view ${index + 1}`,
      content: `View ${index + 1}`,
    })),
  },
  render: (args) => (
    <div style={{ maxInlineSize: 480 }}>
      <Tabs {...args} />
    </div>
  ),
})

Overflowing.test(
  'the selected tab is in view and both ends show that there is more',
  async ({ canvas }) => {
    const list = canvas.getByRole('tablist')
    const tab = canvas.getByRole('tab', { selected: true }).getBoundingClientRect()
    await expect(tab.left).toBeGreaterThanOrEqual(list.getBoundingClientRect().left - 1)
    await expect(tab.right).toBeLessThanOrEqual(list.getBoundingClientRect().right + 1)
    await waitFor(() => expect(list).toHaveAttribute('data-overflow', 'both'))
  },
)

const navigate = fn()

/** The tab is in the address: each is a link, and the route renders its content. */
export const Links = meta.story({
  args: {
    tabs: [
      { id: '/orders/1042', label: 'Details', href: '/orders/1042' },
      { id: '/orders/1042/history', label: 'History', href: '/orders/1042/history' },
    ],
  },
  beforeEach: () => {
    navigate.mockClear()
  },
  render: (args) => {
    const [path, setPath] = useState('/orders/1042')
    const go = (href: string) => {
      navigate(href)
      setPath(href)
    }
    return (
      <NavigationProvider navigate={go} useHref={(href) => href}>
        <AriaProvider locale="en">
          <Tabs {...args} selectedId={path}>
            {`The route ${path}`}
          </Tabs>
        </AriaProvider>
      </NavigationProvider>
    )
  },
})

Links.test('a tab is a link and goes through the router', async ({ canvas, userEvent }) => {
  const tab = canvas.getByRole('tab', { name: 'History' })
  await expect(tab).toHaveAttribute('href', '/orders/1042/history')
  await userEvent.click(tab)
  await expect(navigate).toHaveBeenCalledWith('/orders/1042/history')
  await expect(canvas.getByRole('tabpanel')).toHaveTextContent('The route /orders/1042/history')
})

const looks = looksOf({
  english: {
    label: 'Order',
    details: 'Details',
    lines: 'Lines',
    history: 'History',
    text: 'What was ordered.',
  },
  arabic: {
    label: 'الطلب',
    details: 'التفاصيل',
    lines: 'البنود',
    history: 'السجل',
    text: 'ما الذي طُلب.',
  },
  render: ({ label, details, lines, history, text }) => {
    const tabs = [
      { id: 'details', label: details, content: text },
      { id: 'lines', label: lines, count: 12, content: text },
      { id: 'history', label: history, isDisabled: true },
    ]
    return (
      <div style={{ display: 'grid', gap: 24 }}>
        <Tabs label={label} tabs={tabs} />
        <Tabs label={label} tabs={tabs} orientation="vertical" />
      </div>
    )
  },
})

export const Modes = meta.story({ render: looks.modes })

/** Hover, keyboard focus and press. */
export const States = meta.story({ render: looks.states })
