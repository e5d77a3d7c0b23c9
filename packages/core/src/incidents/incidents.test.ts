import { expect, test, vi } from 'vitest'
import { createIncidentReporter, type Incident, type OnIncident } from './incidents'

const fault: Incident = {
  kind: 'answer',
  path: '/businesses',
  requestId: 'a',
  what: 'kind (invalid_value)',
}

test('reports an incident once, with the release', () => {
  const onFault = vi.fn<OnIncident>()
  const report = createIncidentReporter(onFault, 'abc')
  report(fault)
  report({ ...fault, requestId: 'b' })
  expect(onFault.mock.calls).toEqual([[{ ...fault, release: 'abc' }]])
  report({ ...fault, what: 'country (invalid_value)' })
  expect(onFault).toHaveBeenCalledTimes(2)
})

test('ignores an error of the hook', () => {
  const report = createIncidentReporter(() => {
    throw new Error('no telemetry')
  }, 'abc')
  expect(() => report(fault)).not.toThrow()
})
