import { describe, expect, test } from 'vitest'
import { isAllowed, isGuest } from './isAllowed'

describe('specification 6: the permission check', () => {
  test.each([
    { rule: 'no roles required', required: undefined, roles: [], allowed: true },
    { rule: 'an empty list requires nothing', required: [], roles: ['guest'], allowed: true },
    { rule: 'one of one', required: ['admin'], roles: ['admin'], allowed: true },
    {
      rule: 'any of several',
      required: ['admin', 'staff'],
      roles: ['customer', 'staff'],
      allowed: true,
    },
    { rule: 'none of several', required: ['admin', 'staff'], roles: ['customer'], allowed: false },
    { rule: 'no role at all', required: ['admin'], roles: [], allowed: false },
    { rule: 'names are exact', required: ['SuperAdmin'], roles: ['superadmin'], allowed: false },
  ])('$rule', ({ required, roles, allowed }) => {
    expect(isAllowed(required, roles)).toBe(allowed)
  })
})

describe('specification 6: a guest is not logged in', () => {
  test.each([
    { roles: [], guest: true },
    { roles: [''], guest: true },
    { roles: ['guest'], guest: true },
    { roles: ['guest', 'staff'], guest: false },
    { roles: ['customer'], guest: false },
  ])('$roles', ({ roles, guest }) => {
    expect(isGuest(roles)).toBe(guest)
  })
})
