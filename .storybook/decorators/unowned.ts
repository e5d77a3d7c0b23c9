import * as React from 'react'

/** Where React counts the traces of elements, of which it takes ten thousand a second and no more. */
const internals = (React as unknown as Record<string, { recentlyCreatedOwnerStacks: number }>)
  .__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE

/**
 * Nor does anybody read in tests where each element was made, for which React makes an error with its trace: a tenth of a run. It
 * is told that it has made as many as it may. Were it to count elsewhere in another version, this would fail.
 */
if ('__vitest_browser__' in globalThis) {
  if (internals?.recentlyCreatedOwnerStacks === undefined)
    throw new Error('React counts its traces elsewhere now: mend unowned.ts.')
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => 10_000,
    set() {},
  })
}
