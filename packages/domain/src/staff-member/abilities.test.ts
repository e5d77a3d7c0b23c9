import { languages } from '@console/core/i18n'
import { describe, expect, test } from 'vitest'
import { abilities, abilitiesOf, difference } from './abilities'
import { staffMessages } from './messages'

describe('abilities by role', () => {
  test.each(languages)('every capability has a message: $title', async ({ id }) => {
    const messages = await staffMessages.load[id]()
    expect(abilities.length).toBeGreaterThan(30)
    expect(
      abilities.filter((ability) => !(`ability.${ability.id.replace('.', '_')}` in messages)),
    ).toEqual([])
  })

  test('a higher role includes the lower ones, and several roles add up', () => {
    const idsOf = (...roles: string[]) => abilitiesOf(roles).can.map(({ id }) => id)
    expect(idsOf('admin')).toEqual(expect.arrayContaining(idsOf('staff')))
    expect(idsOf('SuperAdmin')).toEqual(expect.arrayContaining(idsOf('admin')))
    expect(idsOf('staff', 'admin')).toEqual(idsOf('admin'))
    expect(idsOf()).toEqual([])
  })

  test('a change of roles adds and removes abilities, without the shared ones', () => {
    const up = difference(['staff'], ['admin'])
    expect(up.added.map(({ id }) => id)).toContain('staff.manage')
    expect(up.taken).toEqual([])
    expect(difference(['admin'], ['staff'])).toEqual({ added: [], taken: up.added })
    expect(difference(['admin'], ['admin', 'staff'])).toEqual({ added: [], taken: [] })
  })
})
