import type { HttpHandler } from 'msw/http'
import * as z from 'zod/mini'
import { endpoint } from '../../server/endpoint'
import { refuse } from '../../server/refuse'
import { surroundings } from '../../server/surroundings'
import { fileAt } from './files'

const handlers: readonly HttpHandler[] = [
  endpoint(
    {
      method: 'GET',
      base: 'business',
      path: '/document-files/:address',
      // A page asks for a picture without a token. The address is told to who may read it, and to nobody else.
      roles: 'public',
      givesFile: 'private',
      answer: z.file(),
      refusals: [{ status: 404, code: 'not_found' }],
    },
    async ({ params: { address = '' }, world }) => {
      const file = fileAt(address, world)
      const bytes = file && (await surroundings().files.find(file.mediaToken))
      if (!bytes || !file.kept) throw refuse(404, 'not_found', 'There is no such record.')
      return new File([bytes], file.kept.name, { type: file.kept.type })
    },
  ),
]

/** Where files of documents are read. */
export const fileEndpoints = { handlers }
