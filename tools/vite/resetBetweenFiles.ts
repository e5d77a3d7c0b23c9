/**
 * Resets the sample database and the clocks before each test file, since files share a worker: before it is collected, because the
 * body of a `describe` may read them.
 */
import { afterAll, vi } from 'vitest'
import { noteServerTime } from '../../packages/core/src/api/serverClock.ts'
import { resetSampleBackend } from '../../packages/sample/src/server/resetSampleBackend.ts'

resetSampleBackend()
// As precise as before any response.
noteServerTime(new Date().toISOString())

afterAll(() => void vi.useRealTimers())
