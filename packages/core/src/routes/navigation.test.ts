import { describe, expect, test } from 'vitest'
import {
  destinations,
  holdsActive,
  isActive,
  type NavigationEntry,
  navigationFor,
} from './navigation'

const agents: NavigationEntry = {
  id: 'agents',
  type: 'item',
  translate: 'navigation:agents',
  url: '/Approve-Agent',
  queue: 'agents',
  auth: ['staff'],
}
const orders: NavigationEntry = { id: 'orders', type: 'item', url: '/b2c_orders', translate: 'o' }
const divider: NavigationEntry = { id: 'line', type: 'divider' }

function view(...hidden: string[]) {
  return {
    isShown: ({ id }: NavigationEntry) => !hidden.includes(id),
    translate: (key: string) => `[${key}]`,
    waitingIn: (queue: string) => (queue === 'agents' ? 7 : undefined),
  }
}

describe('the navigation of one user', () => {
  test('is translated, with the number of pending records of each entry', () => {
    expect(navigationFor([agents], view())).toEqual([
      {
        id: 'agents',
        type: 'item',
        title: '[navigation:agents]',
        url: '/Approve-Agent',
        badge: 7,
      },
    ])
  })

  test('specification 3: a title is shown where there is no message, and a badge where no queue is known', () => {
    const register: NavigationEntry = {
      id: 'register',
      type: 'link',
      title: 'Trade register',
      url: 'https://register.example/',
      badge: 3,
    }
    const { translate: _, ...queued } = { ...agents, title: 'Agents', badge: 2 }
    expect(navigationFor([register, queued, { ...orders, title: 'Orders' }], view())).toMatchObject(
      [
        { title: 'Trade register', badge: 3 },
        { title: 'Agents', badge: 7 },
        { title: '[o]', badge: undefined },
      ],
    )
    expect(navigationFor([{ ...queued, queue: 'unknown' }], view())[0]?.badge).toBe(2)
  })

  test('specification 6: shows only permitted entries, at every depth', () => {
    const group: NavigationEntry = { id: 'group', type: 'group', children: [agents, orders] }
    expect(navigationFor([group], view('agents'))[0]?.children?.map(({ id }) => id)).toEqual([
      'orders',
    ])
  })

  test('has no group or collapse without anything to see', () => {
    const nested: NavigationEntry = {
      id: 'group',
      type: 'group',
      children: [{ id: 'collapse', type: 'collapse', children: [agents] }],
    }
    expect(navigationFor([nested], view('agents'))).toEqual([])
  })

  test('has dividers only between two entries', () => {
    const line = (id: string) => ({ ...divider, id })
    const entries = [line('1'), agents, line('2'), line('3'), orders, line('4')]
    expect(navigationFor(entries, view()).map(({ id }) => id)).toEqual(['agents', '2', 'orders'])
    expect(navigationFor([agents, line('1'), orders], view('orders')).map(({ id }) => id)).toEqual([
      'agents',
    ])
  })
})

describe('specification 2: the active item', () => {
  const item = { id: 'mail', type: 'item', title: 'Mail', url: '/apps/mail' } as const

  test.each([
    { path: '/apps/mail', exact: false, active: true },
    { path: '/apps/mail/', exact: false, active: true },
    { path: '/Apps/Mail', exact: false, active: true },
    { path: '/apps/mail/inbox', exact: false, active: true },
    { path: '/apps/mail/inbox', exact: true, active: false },
    { path: '/apps/mail', exact: true, active: true },
    { path: '/apps/mailing', exact: false, active: false },
    { path: '/apps', exact: false, active: false },
  ])('$path, exact: $exact → $active', ({ path, exact, active }) => {
    expect(isActive({ ...item, exact }, path)).toBe(active)
  })

  test('is also active on other routes that belong to it, but not on paths with the same prefix only', () => {
    const mails = { ...item, holds: ['/mail-details/:mailId'] }
    expect(
      ['/Mail-details/7', '/mail-details/', '/mail-details', '/mail-details/7/8'].map((path) =>
        isActive(mails, path),
      ),
    ).toEqual([true, false, false, false])
  })

  test('a collapse holds it at any depth', () => {
    const inner = { id: 'in', type: 'collapse', title: '', children: [item] } as const
    const outer = { id: 'out', type: 'collapse', title: '', children: [inner] } as const
    expect(holdsActive(outer, '/apps/mail/inbox')).toBe(true)
    expect(holdsActive(outer, '/apps/chat')).toBe(false)
  })
})

test('destinations are items and links with an address, in their order', () => {
  const item = (id: string, url?: string) => ({ id, type: 'item' as const, title: id, url })
  expect(
    destinations([
      item('first', '/1'),
      {
        id: 'group',
        type: 'group',
        title: '',
        children: [
          item('nowhere'),
          { id: 'out', type: 'link', title: 'Out', url: 'https://a.example' },
        ],
      },
      item('last', '/2'),
    ]).map(({ id }) => id),
  ).toEqual(['first', 'out', 'last'])
})
