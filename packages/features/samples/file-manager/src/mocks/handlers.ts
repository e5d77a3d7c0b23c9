import { endpoint, type Resolver, scenarioFor } from '@console/sample'
import * as z from 'zod/mini'
import { type StoredFile, storedFile } from '../contract'
import { sampleFiles } from './sampleFiles'

/** `GET /file-manager-app/files`, answered by `resolver`; stories pass their own. */
export function readFiles(resolver: Resolver<StoredFile[], undefined, 'public'>) {
  return endpoint(
    {
      method: 'GET',
      base: 'samples',
      path: '/file-manager-app/files',
      // Beside a real server the sample backend cannot know its tokens, so anyone may make this call.
      roles: 'public',
      answer: z.array(storedFile),
    },
    resolver,
  )
}

/** Sample backend of the file manager. */
export const fileManagerHandlers = [
  readFiles(({ database }) =>
    scenarioFor('GET /file-manager-app/files') === 'empty' ? [] : sampleFiles(database.now()),
  ),
]
