import type { MessageBundle } from '../i18n'
import { describe, expect, test } from 'vitest'
import { guestsOnly, isAllowed, signedIn, systemAdmin } from '../permissions'
import type { SessionState, SignOutReason } from '../session'
import { type Decision, decide, paths } from './decide'
import type { RouteEntry } from './feature'
import { createRouteTable } from './routeTable'

type Who = Pick<SessionState, 'status' | 'roles' | 'reason'>

const screen = () => Promise.reject(new Error('No screen is fetched'))
const entry = { hasFrame: true, title: 'title', screen }
const routes: readonly RouteEntry[] = [
  { ...entry, pattern: '/login-now', aliases: ['/login'] },
  { ...entry, pattern: '/logout', auth: signedIn },
  { ...entry, pattern: '/callback', auth: guestsOnly },
  { ...entry, pattern: '/forgot-password', hasFrame: false },
  { ...entry, pattern: '/pages/errors/error-404', hasFrame: false },
  { ...entry, pattern: '/documentation' },
  { ...entry, pattern: '/pages/profile', auth: signedIn },
  { ...entry, pattern: '/dashboards/analytics', auth: systemAdmin },
  { ...entry, pattern: '/business-detail/:secureToken', auth: systemAdmin },
  { ...entry, pattern: '/staff-only', auth: ['staff'] },
]
const none = () => Promise.resolve({})
const messages: MessageBundle = {
  namespace: 'area' as never,
  load: { en: none, tr: none, ar: none },
  uses: [],
}
const table = createRouteTable([
  {
    id: 'area',
    routes,
    redirects: { '/businesses': '/business-detail/first' },
    messages,
  },
])

const nobody: Who = { status: 'signedOut', roles: ['guest'], reason: null }
const restoring: Who = { ...nobody, status: 'restoring' }
const ended = (reason: SignOutReason): Who => ({ ...nobody, reason })
const as = (...roles: string[]): Who => ({ status: 'signedIn', roles, reason: null })

function decideFor(who: Who, location: string, storedTarget: string | null = null): Decision {
  return decide(location, who, storedTarget, table)
}

const show: Decision = { action: 'show' }
const wait: Decision = { action: 'wait' }
const detail = '/business-detail/aZ09?tab=papers#history'

describe('specification 2: the route guard', () => {
  test.each<{ rule: string; who: Who; at: string; stored?: string; decision: Decision }>([
    {
      rule: 'the root leads to /login-now',
      who: nobody,
      at: '/',
      decision: { action: 'go', to: '/login-now' },
    },
    {
      rule: 'the root leads a signed-in user to /login-now, too',
      who: as('staff'),
      at: '/?from=bookmark',
      decision: { action: 'go', to: '/login-now' },
    },
    {
      rule: 'an unknown path leads to the error page',
      who: nobody,
      at: '/nowhere',
      decision: { action: 'go', to: '/pages/errors/error-404' },
    },
    {
      rule: 'an unknown path does not wait for the session',
      who: restoring,
      at: '/nowhere',
      decision: { action: 'go', to: '/pages/errors/error-404' },
    },
    {
      rule: 'a redirect keeps the query and the fragment',
      who: restoring,
      at: '/businesses?tab=papers#history',
      decision: { action: 'go', to: '/business-detail/first?tab=papers#history' },
    },
    { rule: 'no auth: everyone', who: nobody, at: '/forgot-password', decision: show },
    { rule: 'no auth: a signed-in user', who: as('staff'), at: '/forgot-password', decision: show },
    {
      rule: 'no auth: without waiting for the session',
      who: restoring,
      at: '/forgot-password',
      decision: show,
    },
    { rule: 'one of the roles', who: as('staff'), at: detail, decision: show },
    { rule: 'any of several roles', who: as('customer', 'admin'), at: detail, decision: show },
    {
      rule: 'denied without a role: /login, and the denied path is stored with query and fragment',
      who: nobody,
      at: detail,
      decision: { action: 'go', to: '/login', save: detail },
    },
    {
      rule: 'denied with an empty role: the same',
      who: as(''),
      at: detail,
      decision: { action: 'go', to: '/login', save: detail },
    },
    {
      rule: 'specification 6: a guest is not logged in, even with the role guest',
      who: as('guest'),
      at: detail,
      decision: { action: 'go', to: '/login', save: detail },
    },
    {
      rule: 'denied with a role: the stored target',
      who: as('customer'),
      at: detail,
      stored: '/pages/profile?edit',
      decision: { action: 'go', to: '/pages/profile?edit', save: null },
    },
    {
      rule: 'denied with a role and no stored target: /',
      who: as('customer'),
      at: detail,
      decision: { action: 'go', to: '/' },
    },
    {
      rule: 'denied with a role: a stored target that is denied as well is ignored',
      who: as('customer'),
      at: detail,
      stored: '/dashboards/analytics',
      decision: { action: 'go', to: '/' },
    },
    {
      rule: 'denied with a role: a stored target that is unknown is ignored',
      who: as('customer'),
      at: detail,
      stored: '/nowhere',
      decision: { action: 'go', to: '/' },
    },
    { rule: '/callback: guests', who: nobody, at: '/callback', decision: show },
    {
      rule: '/callback: no signed-in user',
      who: as('staff'),
      at: '/callback',
      decision: { action: 'go', to: '/' },
    },
    { rule: '/logout: signed-in users', who: as('customer'), at: '/logout', decision: show },
    {
      rule: '/logout: whatever their role',
      who: as('auditor'),
      at: '/logout',
      decision: show,
    },
    {
      rule: '/logout: also without a role',
      who: as('guest'),
      at: '/logout',
      decision: show,
    },
    {
      rule: '/logout: no guests, and it is not stored as a target',
      who: nobody,
      at: '/logout',
      stored: '/staff-only',
      decision: { action: 'go', to: '/login', save: undefined },
    },
    {
      rule: 'a screen inside the shell waits while the session is restored',
      ...waitingAt('/documentation'),
    },
    { rule: 'a protected route waits while the session is restored', ...waitingAt(detail) },
    { rule: '/callback waits while the session is restored', ...waitingAt('/callback') },
    { rule: 'the sign-in page waits while the session is restored', ...waitingAt('/login-now') },
    { rule: 'its alias waits, too', ...waitingAt('/login') },
  ])('$rule', ({ who, at, stored, decision }) => {
    expect(decideFor(who, at, stored)).toEqual(decision)
  })

  function waitingAt(at: string) {
    return { who: restoring, at, decision: wait }
  }
})

describe('while most features are loading', () => {
  const others = { id: 'others', routes, messages }
  const signIn = { ...others, routes: routes.filter(({ pattern }) => pattern === '/login-now') }
  const partial = createRouteTable([signIn], () => Promise.resolve([others]))

  test.each<{ rule: string; who: Who; at: string; decision: Decision }>([
    { rule: 'the sign-in page does not wait', who: nobody, at: '/login-now', decision: show },
    { rule: 'the screen after sign-in waits', who: as('staff'), at: '/login-now', decision: wait },
    {
      rule: 'an unknown path waits, since it may be known soon',
      who: nobody,
      at: detail,
      decision: wait,
    },
    {
      rule: 'the root leads to /login-now',
      who: nobody,
      at: '/',
      decision: { action: 'go', to: '/login-now' },
    },
  ])('$rule', ({ who, at, decision }) => {
    expect(decide(at, who, null, partial)).toEqual(decision)
  })
})

describe('specification 2: the sign-in page', () => {
  test.each<{ rule: string; who: Who; at: string; stored?: string; decision: Decision }>([
    { rule: 'is shown to guests', who: nobody, at: '/login-now', decision: show },
    { rule: 'at both addresses', who: nobody, at: '/login', decision: show },
    {
      rule: 'stays, even with a target that is open to everyone',
      who: nobody,
      at: '/login-now',
      stored: '/forgot-password',
      decision: show,
    },
    {
      rule: 'stays while a sign-in is under way',
      who: { ...nobody, status: 'signingIn' },
      at: '/login-now',
      stored: detail,
      decision: show,
    },
    {
      rule: 'after sign-in: the stored target, which is then forgotten',
      who: as('staff'),
      at: '/login-now',
      stored: detail,
      decision: { action: 'go', to: detail, save: null },
    },
    {
      rule: 'after sign-in at the other address: the same',
      who: as('staff'),
      at: '/login',
      stored: detail,
      decision: { action: 'go', to: detail, save: null },
    },
    {
      rule: 'after sign-in without a target: /dashboards/analytics',
      who: as('staff'),
      at: '/login-now',
      decision: { action: 'go', to: '/dashboards/analytics', save: null },
    },
    ...['/staff-only', '/nowhere', '/', '/login-now', '/LOGIN?x', '/logout', '/callback'].map(
      (stored) => ({
        rule: `after sign-in ${stored} is no target for an admin`,
        who: as('admin'),
        at: '/login-now',
        stored,
        decision: { action: 'go' as const, to: '/dashboards/analytics', save: null },
      }),
    ),
    {
      rule: 'a customer goes to a target that is open to customers',
      who: as('customer'),
      at: '/login-now',
      stored: '/pages/profile',
      decision: { action: 'go', to: '/pages/profile', save: null },
    },
    {
      rule: 'is shown to a customer who has nowhere to go',
      who: as('customer'),
      at: '/login-now',
      stored: detail,
      decision: show,
    },
  ])('$rule', ({ who, at, stored, decision }) => {
    expect(decideFor(who, at, stored)).toEqual(decision)
  })
})

describe('specification 4 and 8: a session that ended leads to /login-now', () => {
  test.each(['expired', 'invalid', 'notRestored', 'timedOut'] as const)(
    '%s: the path is stored for the next sign-in',
    (reason) => {
      expect(decideFor(ended(reason), detail)).toEqual({
        action: 'go',
        to: '/login-now',
        save: detail,
      })
    },
  )

  test('left: signing out clears the stored path', () => {
    expect(decideFor(ended('left'), detail, '/staff-only')).toEqual({
      action: 'go',
      to: '/login-now',
      save: null,
    })
  })

  test.each(['expired', 'invalid', 'notRestored', 'timedOut', 'left'] as const)(
    '%s: a public screen stays open',
    (reason) => {
      expect(decideFor(ended(reason), '/forgot-password')).toEqual(show)
    },
  )
})

describe('the guard never loops', () => {
  const locations = [
    ...routes.flatMap(({ pattern, aliases = [] }) => [pattern, ...aliases]),
    '/',
    '/LOGIN-NOW',
    '/nowhere',
    detail,
  ]
  const everyone: readonly (readonly string[])[] = [
    [],
    ['guest'],
    ['customer'],
    ['staff'],
    ['admin'],
    ['SuperAdmin'],
    ['unheard of'],
  ]
  const reasons = [null, 'expired', 'invalid', 'notRestored', 'timedOut', 'left'] as const
  const statuses = ['restoring', 'signedOut', 'signingIn', 'signedIn'] as const

  test.each(
    everyone.flatMap((roles) =>
      reasons.map((reason) => ({ roles: roles.join() || 'no role', who: { roles, reason } })),
    ),
  )(
    '$roles, $who.reason: every location settles within 4 steps, on a screen that is allowed',
    ({ who }) => {
      const lost: unknown[] = []
      for (const status of statuses)
        for (const start of locations)
          for (const stored of [null, ...locations]) {
            const { decision, route, steps } = follow({ ...who, status }, start, stored)
            const isRight =
              decision.action === 'wait'
                ? status === 'restoring'
                : decision.action === 'show' &&
                  (isAllowed(route?.auth, who.roles) ||
                    (route?.pattern === '/logout' && status === 'signedIn'))
            if (!isRight) lost.push({ status, start, stored, steps })
          }
      expect(lost).toEqual([])
    },
  )

  /** Follows redirects as the router does, four times at most. */
  function follow(who: Who, start: string, storedTarget: string | null) {
    const steps = [start]
    let stored = storedTarget
    for (;;) {
      const location = steps.at(-1) ?? ''
      const decision = decideFor(who, location, stored)
      if (decision.action !== 'go' || steps.length > 4)
        return { decision, route: table.find(location), steps }
      if (decision.save !== undefined) stored = decision.save
      steps.push(decision.to)
    }
  }
})

test('the paths the guard knows are those of the specification', () => {
  expect(paths).toEqual({
    root: '/',
    signIn: '/login-now',
    signInOnDemand: '/login',
    home: '/dashboards/analytics',
    notFound: '/pages/errors/error-404',
  })
})
