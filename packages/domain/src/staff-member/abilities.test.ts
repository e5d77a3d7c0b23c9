import { languages } from '@console/core/i18n'
import { describe, expect, test } from 'vitest'
import { abilities, abilitiesOf, difference } from './abilities'
import { staffWords } from './words'

describe('what somebody can do', () => {
  test.each(languages)('every capability has a word: $title', async ({ id }) => {
    const words = await staffWords.load[id]()
    expect(abilities.length).toBeGreaterThan(30)
    expect(
      abilities.filter((ability) => !(`ability.${ability.id.replace('.', '_')}` in words)),
    ).toEqual([])
  })

  test('a higher role can whatever a lower one can, and of several roles each counts', () => {
    const idsOf = (...roles: string[]) => abilitiesOf(roles).can.map(({ id }) => id)
    expect(idsOf('admin')).toEqual(expect.arrayContaining(idsOf('staff')))
    expect(idsOf('SuperAdmin')).toEqual(expect.arrayContaining(idsOf('admin')))
    expect(idsOf('staff', 'admin')).toEqual(idsOf('admin'))
    expect(idsOf()).toEqual([])
  })

  test('other roles add and take; what both have is neither', () => {
    const up = difference(['staff'], ['admin'])
    expect(up.added.map(({ id }) => id)).toContain('staff.manage')
    expect(up.taken).toEqual([])
    expect(difference(['admin'], ['staff'])).toEqual({ added: [], taken: up.added })
    expect(difference(['admin'], ['admin', 'staff'])).toEqual({ added: [], taken: [] })
  })
})
