import type { Call } from '../calls'
import { unknownToken } from './client'
import type { Run } from './run'

/** Checks that a server refuses missing permissions, missing records and invalid queries. Changes nothing. */
export async function checkAccess(run: Run): Promise<void> {
  for (const call of run.calls) {
    await checkCallers(run, call)
    if (call.method === 'GET') await checkReading(run, call)
    else if (run.mayWrite) await checkWriting(run, call)
  }
}

const written = { 'Idempotency-Key': 'conform-access', 'If-Match': '"v1"' }

async function checkCallers({ ask, expect, other }: Run, call: Call): Promise<void> {
  if (call.roles === 'public') return
  const body = call.takesFile ? new FormData() : {}
  const request = { headers: written, ...(call.body && { body }) }
  for (const [label, token] of [
    ['without a token', null],
    ['with an invalid token', 'nobody'],
  ] as const)
    expect(call, label, await ask(call, { ...request, token }), 401, ['unauthorized'])
  if (other && !call.roles.some((role) => other.roles.includes(role)))
    expect(
      call,
      'with a role that lacks permission',
      await ask(call, { ...request, token: other.token }),
      403,
      ['forbidden'],
    )
}

async function checkReading({ ask, expect }: Run, call: Call): Promise<void> {
  if (call.segments.includes('token'))
    expect(
      call,
      'with an unknown record',
      await ask(call, { segments: { token: unknownToken } }),
      404,
      ['not_found'],
    )
  if (!call.query) return
  if (call.base === 'samples') {
    // Specification 8: sample calls always answer 200.
    expect(call, '?nothing=1', await ask(call, { query: 'nothing=1' }), 200)
    return
  }
  const queries = [
    'nothing=1',
    ...(call.query.page ? ['page=0', 'pageSize=11', 'sort=nothing'] : []),
  ]
  for (const query of queries)
    expect(call, `?${query}`, await ask(call, { query }), 422, ['validation'])
}

/** Checks that wrong bodies are refused. For a record that does not exist, the server may answer that first. */
async function checkWriting({ ask, expect }: Run, call: Call): Promise<void> {
  if (!call.body || call.base === 'samples') return
  const unknown = call.segments.length > 0 ? [404] : []
  const statuses = [...unknown, ...(call.takesFile ? [400, 415] : [422])]
  expect(
    call,
    'with a number as its body',
    await ask(call, { body: 5, headers: written }),
    statuses,
  )
  expect(call, 'with a body that is not JSON', await ask(call, { body: '{', headers: written }), [
    ...unknown,
    ...(call.takesFile ? [400, 415] : [400]),
  ])
}
