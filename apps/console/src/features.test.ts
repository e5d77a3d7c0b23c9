import { createRouteTable } from '@console/core/routes'
import { expect, test } from 'vitest'
import { features } from './features'

const table = createRouteTable(features)

const mail = '/apps/mail/:folderHandle/:mailId?'
const todo = '/apps/todo/:folderHandle/:todoId?'
const notes = '/apps/notes/:id?/:labelHandle?/:labelId?'

test.each([
  ['/apps/mail/inbox/7', mail],
  ['/apps/mail/label/paypal/7', mail],
  ['/apps/mail/filter/starred', mail],
  ['/apps/todo/all/todo-7', todo],
  ['/apps/todo/label/frontend', todo],
  ['/apps/todo/filter/deleted/todo-7', todo],
  ['/apps/notes', notes],
  ['/apps/notes/labels/family/1', notes],
  ['/apps/contacts/all', '/apps/contacts/:id'],
  ['/apps/chat', '/apps/chat'],
  ['/product-details', '/product-details'],
  ['/Product-details/aZ09', '/Product-details/:secureToken'],
  ['/pages/auth/login-2', '/pages/auth/login-2'],
])('specification 2: of those that compete, %s is shown by the route %s', (path, pattern) => {
  expect(table.find(path)?.pattern).toBe(pattern)
  expect(table.redirectOf(path)).toBeUndefined()
})

test.each([
  ['/apps/mail', '/apps/mail/inbox'],
  ['/apps/todo', '/apps/todo/all'],
  ['/apps/contacts', '/apps/contacts/all'],
])('specification 2: %s leads to %s', (path, to) => {
  expect(table.redirectOf(path)).toBe(to)
})
