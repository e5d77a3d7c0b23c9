import * as React from 'react'
import { isInTest } from './isInTest'

/** React's counter of element stack traces, which it limits to ten thousand a second. */
const internals = (React as unknown as Record<string, { recentlyCreatedOwnerStacks: number }>)
  .__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE

/**
 * Tests don't need the location where each element was created, for which React creates an error with its stack trace: a tenth of
 * a run. The counter is set to its limit. If another version counted elsewhere, this would fail.
 */
if (isInTest) {
  if (internals?.recentlyCreatedOwnerStacks === undefined)
    throw new Error('React counts its traces elsewhere now: mend muteElementTraces.ts.')
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => 10_000,
    set() {},
  })
}
