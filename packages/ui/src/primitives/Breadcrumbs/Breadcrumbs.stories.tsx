import preview from '#storybook/preview'
import { expect, screen, waitFor } from 'storybook/test'
import { looksOf } from '../../stories/States'
import { Breadcrumbs } from './Breadcrumbs'

const meta = preview.meta({
  component: Breadcrumbs,
  args: {
    label: 'Where you are',
    moreLabel: 'Pages between',
    items: [
      { label: 'Businesses', href: '/businesses' },
      { label: 'Waiting for a decision', href: '/businesses/waiting' },
      { label: 'Kaya Textiles', href: '/businesses/42' },
    ],
    current: 'Documents',
  },
  parameters: {
    about: {
      use: 'The path to a page that is two or more levels below an entry of the navigation.',
      instead:
        '`Link` back to the list where there is only one level. `Tabs` between views of one record.',
      anatomy: [
        'Links to the pages above.',
        'Menu with the pages that have no room.',
        'Name of this page, not a link.',
      ],
      do: ['Use the titles of the pages as they are shown there.'],
      dont: [
        'Do not repeat the navigation: start below it.',
        'Do not use it for the steps of a form: use `Steps`.',
      ],
    },
  },
})

export const Wide = meta.story()

Wide.test(
  'every page above is a link; the current page is marked, and not a link',
  async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(3)
    const name = canvas.getByText('Documents', { selector: 'nav ol *' })
    await expect(name.closest('[aria-current=page]')).not.toBeNull()
  },
)

/** As on a phone, in a row with other elements: the pages in the middle move into a menu. */
export const Narrow = meta.story({
  render: (args) => (
    <div style={{ display: 'flex', maxInlineSize: 300 }}>
      <Breadcrumbs {...args} />
    </div>
  ),
})

Narrow.test('the pages in the middle are links in a menu', async ({ canvas, userEvent }) => {
  const between = await canvas.findByRole('button', { name: 'Pages between' })
  await expect(canvas.getAllByRole('link')).toHaveLength(1)
  between.focus()
  await userEvent.keyboard('{Enter}')
  await expect(await screen.findByRole('menuitem', { name: 'Kaya Textiles' })).toHaveAttribute(
    'href',
    '/businesses/42',
  )
})

Narrow.test('the links return when there is room', async ({ canvas, canvasElement }) => {
  const box = canvas.getByRole('navigation').parentElement as HTMLElement
  box.style.maxInlineSize = 'none'
  await waitFor(() => expect(canvas.getAllByRole('link')).toHaveLength(3))
  await expect(canvasElement.querySelector('button')).toBeNull()
})

/** Too long even without its middle: it stays on one line, and a tooltip shows the whole name. */
export const LongText = meta.story({
  args: {
    current: 'Donaudampfschifffahrtsgesellschaft Handelsvertretung und Lagerhaltung Niederlassung',
  },
  render: (args) => (
    <div style={{ maxInlineSize: 300 }}>
      <Breadcrumbs {...args} />
    </div>
  ),
})

LongText.test('stays on one line, with the full name in its tooltip', async ({ args, canvas }) => {
  const way = canvas.getByRole('navigation')
  await canvas.findByRole('button', { name: 'Pages between' })
  const current = canvas.getByText(args.current, { selector: '[aria-current] *' }).parentElement
  await expect(current).toHaveAttribute('title', args.current)
  await expect(way.getBoundingClientRect().height).toBeLessThan(60)
  await expect(way.scrollWidth).toBeLessThanOrEqual(way.clientWidth)
})

export const TopPage = meta.story({ args: { items: [] } })

// A page has one breadcrumb; these sheets have many.
const parameters = { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } }

const looks = looksOf({
  english: {
    label: 'Where you are',
    moreLabel: 'Pages between',
    items: [
      { label: 'Businesses', href: '/businesses' },
      { label: 'Waiting', href: '/businesses/waiting' },
    ],
    current: 'Kaya Textiles',
  },
  arabic: {
    label: 'موقعك',
    moreLabel: 'صفحات بينهما',
    items: [
      { label: 'الشركات', href: '/businesses' },
      { label: 'قيد الانتظار', href: '/businesses/waiting' },
    ],
    current: 'منسوجات كايا',
  },
  render: (words) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <Breadcrumbs {...words} />
      <div style={{ maxInlineSize: 200 }}>
        <Breadcrumbs {...words} label={`${words.label} 2`} />
      </div>
    </div>
  ),
})

export const Modes = meta.story({ parameters, render: looks.modes })

/** Hover, keyboard focus and press. */
export const States = meta.story({ parameters, render: looks.states })
