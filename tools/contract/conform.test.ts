import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { conform, type Conforming, conforms } from '../../packages/contract/src/index.ts'
import { serveHandlers, type ServerFault } from '../../packages/contract/src/mocks/serveHandlers.ts'
import { wrongServers } from '../../packages/contract/src/mocks/serverFaults.ts'
import { heartbeat, wrongStreams } from '../../packages/contract/src/mocks/wrongStreams.ts'
import {
  leaveAnswersUnchecked,
  resetSampleBackend,
  samplePassword,
} from '../../packages/sample/src/index.ts'
import { calls, handlers } from './ours.ts'

const account = (name: string) => ({ email: `${name}@console.example`, password: samplePassword })

let close = () => {}

/** Findings about the sample backend over HTTP, or about one with a fault. */
async function look(asked: Partial<Conforming> = {}, spoil?: ServerFault) {
  const server = await serveHandlers(handlers, spoil)
  close = server.close
  return conform({
    calls,
    addresses: server.addresses,
    origin: 'https://console.example',
    account: account('superadmin'),
    other: account('customer'),
    mayWrite: true,
    ...asked,
  })
}

// The run itself validates every response.
beforeAll(leaveAnswersUnchecked)
beforeEach(resetSampleBackend)
afterEach(() => close())

test('the sample backend conforms to its contract, also for a console of another origin', async () => {
  const findings = await look({ only: 'orders' })
  expect(findings.flatMap(({ faults }) => faults)).toEqual([])
  expect(conforms(findings)).toBe(true)
  // A written remark would be visible permanently.
  const undone = findings.filter(({ isDone }) => !isDone).map(({ call }) => call.name)
  expect(undone.toSorted()).toEqual([
    'DELETE /orders/{token}/remarks/{remarkToken}',
    'POST /orders/{token}/remarks',
  ])
})

test.each(Object.entries(wrongServers))(
  'reports a server that %s',
  async (_, { spoil, call, fault }) => {
    const findings = await look({ only: 'orders' }, spoil)
    const found = findings.find((finding) => finding.call.name === call)
    expect(found?.faults).toContainEqual(expect.stringMatching(fault))
    expect(conforms(findings)).toBe(false)
  },
)

test.each(Object.entries(wrongStreams))(
  'reports a server with an event stream that %s',
  async (_, { spoil, fault }) => {
    const looked = calls
      .filter(({ group }) => ['auth', 'agents', 'events'].includes(group))
      .map((call) => (call.stream ? { ...call, stream: { heartbeat } } : call))
    const findings = await look({ calls: looked }, spoil)
    const events = findings.find((finding) => finding.call.stream)
    expect(events?.faults).toContainEqual(expect.stringMatching(fault))
  },
)

test('writes nothing unless that is allowed', async () => {
  const written: string[] = []
  const findings = await look({ mayWrite: false, only: 'orders' }, async (request, answer) => {
    const response = await answer(request)
    const isRead = ['GET', 'OPTIONS'].includes(request.method)
    if (!isRead && response.ok) written.push(new URL(request.url).pathname)
    return response
  })
  expect(new Set(written)).toEqual(new Set(['/api/business/auth/login']))
  const { untried } = findings.find(({ call }) => call.id === 'postOrdersByTokenDecisions')!
  expect(untried).toEqual(['needs --write'])
})
