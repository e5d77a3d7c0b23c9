import type { HttpHandler } from 'msw/http'
import * as z from 'zod/mini'
import { endpoint } from '../../server/endpoint'
import { refuse } from '../../server/refuse'
import { environment } from '../../server/environment'
import { fileAt } from './files'

const handlers: readonly HttpHandler[] = [
  endpoint(
    {
      method: 'GET',
      base: 'business',
      path: '/document-files/:address',
      // A page loads a picture without a token. Only those who may read it are given its address.
      roles: 'public',
      givesFile: 'private',
      answer: z.file(),
      refusals: [{ status: 404, code: 'not_found' }],
    },
    async ({ params: { address = '' }, database }) => {
      const file = fileAt(address, database)
      const bytes = file && (await environment().files.find(file.mediaToken))
      if (!bytes || !file.stored) throw refuse(404, 'not_found', 'record.missing')
      return new File([bytes], file.stored.name, { type: file.stored.type })
    },
  ),
]

/** Endpoints that serve the files of documents. */
export const fileEndpoints = { handlers }
