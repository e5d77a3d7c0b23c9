import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { conform, type ConformOptions, conforms } from '../../packages/contract/src/index.ts'
import { serveHandlers, type ServerFault } from '../../packages/contract/src/mocks/serveHandlers.ts'
import { faultyServers } from '../../packages/contract/src/mocks/serverFaults.ts'
import { faultyStreams, heartbeat } from '../../packages/contract/src/mocks/streamFaults.ts'
import {
  leaveAnswersUnchecked,
  resetSampleBackend,
  samplePassword,
} from '../../packages/sample/src/index.ts'
import { calls, handlers } from './ours.ts'

const account = (name: string) => ({ email: `${name}@console.example`, password: samplePassword })

let close = () => {}

/** Findings about the sample backend over HTTP, or about one with a fault. */
async function run(options: Partial<ConformOptions> = {}, inject?: ServerFault) {
  const server = await serveHandlers(handlers, inject)
  close = server.close
  return conform({
    calls,
    addresses: server.addresses,
    origin: 'https://console.example',
    account: account('superadmin'),
    other: account('customer'),
    mayWrite: true,
    ...options,
  })
}

// The run itself validates every response.
beforeAll(leaveAnswersUnchecked)
beforeEach(resetSampleBackend)
afterEach(() => close())

test('the sample backend conforms to its contract, also for a console of another origin', async () => {
  const findings = await run({ only: 'orders' })
  expect(findings.flatMap(({ faults }) => faults)).toEqual([])
  expect(conforms(findings)).toBe(true)
  // A written remark would be visible permanently.
  const unsuccessful = findings
    .filter(({ hasSucceeded }) => !hasSucceeded)
    .map(({ call }) => call.name)
  expect(unsuccessful.toSorted()).toEqual([
    'DELETE /orders/{token}/remarks/{remarkToken}',
    'POST /orders/{token}/remarks',
  ])
})

test.each(Object.entries(faultyServers))(
  'reports a server that %s',
  async (_, { inject, call, fault }) => {
    const findings = await run({ only: 'orders' }, inject)
    const found = findings.find((finding) => finding.call.name === call)
    expect(found?.faults).toContainEqual(expect.stringMatching(fault))
    expect(conforms(findings)).toBe(false)
  },
)

test.each(Object.entries(faultyStreams))(
  'reports a server with an event stream that %s',
  async (_, { inject, fault }) => {
    const tested = calls
      .filter(({ group }) => ['auth', 'agents', 'events'].includes(group))
      .map((call) => (call.stream ? { ...call, stream: { heartbeat } } : call))
    const findings = await run({ calls: tested }, inject)
    const events = findings.find((finding) => finding.call.stream)
    expect(events?.faults).toContainEqual(expect.stringMatching(fault))
  },
)

test('writes nothing unless that is allowed', async () => {
  const written: string[] = []
  const findings = await run({ mayWrite: false, only: 'orders' }, async (request, answer) => {
    const response = await answer(request)
    const isRead = ['GET', 'OPTIONS'].includes(request.method)
    if (!isRead && response.ok) written.push(new URL(request.url).pathname)
    return response
  })
  expect(new Set(written)).toEqual(new Set(['/api/business/auth/login']))
  const { skipped } = findings.find(({ call }) => call.id === 'postOrdersByTokenDecisions')!
  expect(skipped).toEqual(['needs --write'])
})
