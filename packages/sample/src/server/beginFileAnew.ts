/** Before each file of tests that share a worker: none finds what another has left in the sample world, or its clock. */
import { afterAll, beforeAll, vi } from 'vitest'
import { resetSampleBackend } from './resetSampleBackend'

beforeAll(resetSampleBackend)
afterAll(() => void vi.useRealTimers())
