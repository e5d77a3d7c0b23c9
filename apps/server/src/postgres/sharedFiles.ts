import type { Files } from '@console/sample'
import type { Connection } from './connection'

const add = {
  name: 'add file',
  text: 'INSERT INTO console.files VALUES ($1, $2) ON CONFLICT DO NOTHING',
}
const findBytes = { name: 'find file', text: 'SELECT bytes FROM console.files WHERE name = $1' }
const remove = { name: 'remove file', text: 'DELETE FROM console.files WHERE name = $1' }

/** Stores files in a table next to the log, which no server reads as a whole. */
export function sharedFiles({ ask }: Pick<Connection, 'ask'>): Files {
  return {
    async save(name, bytes) {
      await ask(add, [name, Buffer.from(bytes)])
    },
    async find(name) {
      const [found] = await ask<{ bytes: Buffer }>(findBytes, [name])
      return found ? new Uint8Array(found.bytes) : null
    },
    async remove(name) {
      await ask(remove, [name])
    },
  }
}
