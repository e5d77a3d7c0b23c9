import { expect, test } from 'vitest'
import { collectionPath, collectionQuery, readCollectionAddress } from './collections'

const app = '/apps/mail'

test.each([
  { path: '/apps/mail/inbox', kind: 'folder', handle: 'inbox', id: undefined },
  { path: '/apps/mail/inbox/17', kind: 'folder', handle: 'inbox', id: '17' },
  { path: '/apps/mail/label/paypal', kind: 'label', handle: 'paypal', id: undefined },
  { path: '/apps/mail/label/paypal/17', kind: 'label', handle: 'paypal', id: '17' },
  { path: '/apps/mail/filter/starred/a%2Fb', kind: 'filter', handle: 'starred', id: 'a/b' },
] as const)('$path names the $kind $handle', ({ path, kind, handle, id }) => {
  const address = { collection: { kind, handle }, id }
  expect(readCollectionAddress(app, path)).toEqual(address)
  expect(collectionPath(app, address.collection, id)).toBe(path)
  expect(collectionQuery(address.collection)).toEqual({ [`${kind}Handle`]: handle })
})

test('ignores other addresses', () => {
  expect(readCollectionAddress(app, '/apps/todo/all')).toBeUndefined()
  expect(readCollectionAddress(app, '/apps/mail')).toBeUndefined()
})
