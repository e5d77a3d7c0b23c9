import type { Incident } from '@console/core/incidents'
import { expect, onTestFinished, test, vi } from 'vitest'
import { watchFaults } from './watchFaults'

/** Creates a page on which something may fail. */
function open() {
  const page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('reportError', () => undefined)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  onTestFinished(() => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })
  const reported: Incident[] = []
  const root = watchFaults(
    (fault) => void reported.push(fault),
    () => '/business-detail/:secureToken',
  )
  return {
    reported,
    root,
    lose(payload: Error) {
      page.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }))
    },
  }
}

test('reports a missing file', () => {
  const { reported, lose } = open()
  lose(new TypeError('Failed to fetch /assets/CommandPalette-12345678.js'))
  expect(reported).toEqual([
    {
      kind: 'chunk',
      path: null,
      requestId: null,
      what: 'Failed to fetch /assets/CommandPalette-12345678.js',
    },
  ])
})

test.each(['onCaughtError', 'onUncaughtError'] as const)(
  'reports a broken screen by its route: %s',
  (handler) => {
    const { reported, root } = open()
    root[handler]?.(new TypeError('x is not a function'), {})
    expect(reported).toEqual([
      {
        kind: 'screen',
        path: '/business-detail/:secureToken',
        requestId: null,
        what: 'TypeError: x is not a function',
      },
    ])
  },
)

test('does not also report a screen whose file is missing as broken', () => {
  const { reported, root, lose } = open()
  const error = new TypeError('Failed to fetch')
  lose(error)
  root.onCaughtError?.(error, {})
  expect(reported.map(({ kind }) => kind)).toEqual(['chunk'])
})
