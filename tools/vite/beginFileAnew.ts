/** Before each file of tests that share a worker: none finds what another has left in the sample world, or of its clocks. */
import { afterAll, beforeAll, vi } from 'vitest'
import { noteServerTime } from '../../packages/core/src/api/serverClock.ts'
import { resetSampleBackend } from '../../packages/sample/src/server/resetSampleBackend.ts'

beforeAll(() => {
  resetSampleBackend()
  // As exact as it was before any answer.
  noteServerTime(new Date().toISOString())
})
afterAll(() => void vi.useRealTimers())
