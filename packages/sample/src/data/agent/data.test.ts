import { answered } from '../shared/answered'
import { agentEntity } from './entity'
import { history } from '@console/core/workflows'
import { agentDetail } from './details'
import { agentHistory } from './history'
import { database } from '../../store/store'
import { expect, test } from 'vitest'
import { agentDetail as schema } from '@console/domain/agent'

test('every agent matches the contract, with its details and history', () => {
  for (const row of database.rows(agentEntity)) {
    const detail = { ...answered(row), ...agentDetail(row) }
    expect(schema.safeParse(detail).error?.issues).toBeUndefined()
    expect(history.safeParse({ items: agentHistory(row) }).error?.issues).toBeUndefined()
  }
})
