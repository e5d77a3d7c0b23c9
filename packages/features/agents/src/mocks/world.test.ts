import { history } from '@console/core/contracts'
import { agentDetail, agentHistory, world } from '@console/core/mocks'
import { expect, test } from 'vitest'
import { agentDetail as schema } from '../contract'

test('every agent, with all that is known of one, has the contract’s shape', () => {
  for (const row of world.rows('agents')) {
    const { submission } = row
    const detail = {
      ...row,
      ...agentDetail(row),
      _actions: [],
      submission: submission && { ...submission, overdue: false },
    }
    expect(schema.safeParse(detail).error?.issues).toBeUndefined()
    expect(history.safeParse({ items: agentHistory(row) }).error?.issues).toBeUndefined()
  }
})
