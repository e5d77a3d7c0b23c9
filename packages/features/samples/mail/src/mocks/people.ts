import { endpoint, type Resolver } from '@console/sample'
import type * as z from 'zod/mini'
import { addressees } from '../contract'

/**
 * `GET /contacts-app/contacts` with the fields that mail uses: stories answer it; the console has the address book
 * itself.
 */
export function readAddressees(
  resolver: Resolver<z.infer<typeof addressees>, undefined, 'public'>,
) {
  return endpoint(
    {
      method: 'GET',
      base: 'samples',
      path: '/contacts-app/contacts',
      roles: 'public',
      answer: addressees,
    },
    resolver,
  )
}
