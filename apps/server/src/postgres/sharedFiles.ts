import type { Files } from '@console/sample'
import type { Connection } from './connection'

const add = {
  name: 'add file',
  text: 'INSERT INTO console.files VALUES ($1, $2) ON CONFLICT DO NOTHING',
}
const findBytes = { name: 'find file', text: 'SELECT bytes FROM console.files WHERE sha256 = $1' }

/** Keeps files in a table beside the log, which no server reads as a whole. */
export function sharedFiles({ ask }: Pick<Connection, 'ask'>): Files {
  return {
    async keep(sha256, bytes) {
      await ask(add, [sha256, Buffer.from(bytes)])
    },
    async find(sha256) {
      const [found] = await ask<{ bytes: Buffer }>(findBytes, [sha256])
      return found ? new Uint8Array(found.bytes) : null
    },
  }
}
