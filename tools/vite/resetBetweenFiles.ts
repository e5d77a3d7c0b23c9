/**
 * Resets the sample database and the clocks before each test file, since files share a worker: before it is collected, because the
 * body of a `describe` may read them. Workers are threads of one process, where all channels of a name are connected: each worker
 * has its own, so that a test never hears the tabs of another file.
 */
import { BroadcastChannel, threadId } from 'node:worker_threads'
import { afterAll, vi } from 'vitest'
import { noteServerTime } from '../../packages/core/src/api/serverClock.ts'
import { resetSampleBackend } from '../../packages/sample/src/server/resetSampleBackend.ts'

resetSampleBackend()
// As precise as before any response.
noteServerTime(new Date().toISOString())

Object.assign(globalThis, {
  BroadcastChannel: class extends BroadcastChannel {
    constructor(name: string) {
      super(`${name} of worker ${threadId}`)
    }
  },
})

afterAll(() => void vi.useRealTimers())
