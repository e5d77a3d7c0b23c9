import { beforeEach, describe, expect, test } from 'vitest'
import { guardStorage, memoryStorage } from '@console/core/storage'
import { clearScenarios, saveScenarios, refusalIn, scenarioFor, setScenario } from './scenario'
import { scenarios } from './scenarios'

const queues = 'GET /queues/summary'
const businesses = 'GET /businesses'

beforeEach(() => saveScenarios(null, ''))

describe('scenarios are set for all endpoints or for one', () => {
  test('the default is ok', () => {
    expect(scenarioFor(queues)).toBe('ok')
  })

  test('a scenario for all endpoints applies to each', () => {
    setScenario('slow')
    expect([scenarioFor(queues), scenarioFor(businesses)]).toEqual(['slow', 'slow'])
  })

  test('an endpoint’s own scenario takes precedence, even if it is ok', () => {
    setScenario('500')
    setScenario('ok', queues)
    expect([scenarioFor(queues), scenarioFor(businesses)]).toEqual(['ok', '500'])
  })

  test('a refusal for all endpoints does not apply to sign-in; one for sign-in does', () => {
    setScenario('401')
    expect(scenarioFor('POST /auth/login')).toBe('ok')
    setScenario('429', 'POST /auth/login')
    expect(scenarioFor('POST /auth/login')).toBe('429')
  })

  test.each(['slow', 'offline'] as const)('%s for all endpoints affects sign-in', (scenario) => {
    setScenario(scenario)
    expect(scenarioFor('POST /auth/login')).toBe(scenario)
  })

  test('clearing ends all scenarios', () => {
    setScenario('slow')
    setScenario('500', queues)
    clearScenarios()
    expect([scenarioFor(queues), scenarioFor(businesses)]).toEqual(['ok', 'ok'])
  })
})

describe('flaky', () => {
  const turns = () => Array.from({ length: 100 }, () => refusalIn('flaky', queues) !== null)

  test('fails one call of every five, the same ones in every run', () => {
    clearScenarios()
    const first = turns()
    clearScenarios()
    expect(turns()).toEqual(first)
    for (let block = 0; block < 20; block += 1) {
      expect(first.slice(block * 5, block * 5 + 5).filter(Boolean)).toHaveLength(1)
    }
    expect(new Set(first.map((isRefused, turn) => isRefused && turn % 5)).size).toBeGreaterThan(3)
  })
})

describe('scenarios are stored between reloads and read from the address', () => {
  test('a reload restores the stored scenarios', () => {
    const storage = memoryStorage()
    saveScenarios(storage, '')
    setScenario('slow')
    setScenario('500', queues)
    saveScenarios(storage, '?page=2')
    expect([scenarioFor(queues), scenarioFor(businesses)]).toEqual(['500', 'slow'])
  })

  test.each([
    ['?mock=slow', 'slow', 'slow'],
    ['?mock=GET /queues/summary:500', '500', 'ok'],
    ['?mock=GET+%2Fqueues%2Fsummary%3A500', '500', 'ok'],
    ['?mock=slow,GET /queues/summary:empty', 'empty', 'slow'],
    ['?mock=slow&mock=GET /queues/summary:empty', 'empty', 'slow'],
    ['?mock=ok', 'ok', 'ok'],
    ['?mock=', 'ok', 'ok'],
  ])('%s replaces the stored scenarios', (search, forQueues, forBusinesses) => {
    const storage = memoryStorage()
    saveScenarios(storage, '')
    setScenario('403', businesses)
    saveScenarios(storage, search)
    expect([scenarioFor(queues), scenarioFor(businesses)]).toEqual([forQueues, forBusinesses])
    saveScenarios(storage, '')
    expect(scenarioFor(queues)).toBe(forQueues)
  })

  test('an endpoint with a parameter can be named', () => {
    saveScenarios(null, '?mock=GET /businesses/:secureToken:404')
    expect(scenarioFor('GET /businesses/:secureToken')).toBe('404')
  })

  test('reports unknown scenarios and ignores them', () => {
    expect(saveScenarios(null, '?mock=fast,slow,GET /queues/summary:soon')).toEqual({
      scenario: 'slow',
      unknown: ['fast', 'GET /queues/summary:soon'],
    })
    expect(scenarioFor(queues)).toBe('slow')
    expect(saveScenarios(null, '?mock=slow').unknown).toEqual([])
  })

  test('names the scenarios that change responses', () => {
    expect(saveScenarios(null, '?mock=flaky,GET /orders:ok,GET /queues/summary:500').scenario).toBe(
      'flaky,GET /queues/summary:500',
    )
    expect(saveScenarios(null, '?mock=ok').scenario).toBe('')
  })

  test('scenarios work without a storage if it throws', () => {
    saveScenarios(
      guardStorage(() => {
        throw new DOMException('closed', 'SecurityError')
      }),
      '',
    )
    setScenario('slow')
    expect(scenarioFor(queues)).toBe('slow')
  })
})

test.each(scenarios.filter((scenario) => Number(scenario)))(
  'scenario %s is a refusal with that status and a message',
  (scenario) => {
    const refusal = refusalIn(scenario, queues)
    expect(refusal?.status).toBe(Number(scenario))
    expect(refusal?.message).toMatch(/\w/)
  },
)
