import { type Files, memoryFiles } from './files'

const database = 'sample-files'
const store = 'files'

/** Stores files in the browser (IndexedDB). If it refuses, as in a private window, they live as long as the page. */
export function browserFiles(): Files {
  const lost = memoryFiles()
  let opening: Promise<IDBDatabase> | undefined
  const opened = () => (opening ??= open())

  async function ask<Result>(
    mode: IDBTransactionMode,
    of: (files: IDBObjectStore) => IDBRequest<Result>,
  ): Promise<Result> {
    const files = (await opened()).transaction(store, mode).objectStore(store)
    return answerOf(of(files))
  }

  return {
    async save(name, bytes) {
      try {
        await ask('readwrite', (files) => files.put(bytes, name))
      } catch {
        await lost.save(name, bytes)
      }
    },
    async find(name) {
      try {
        const found = await ask('readonly', (files) => files.get(name) as IDBRequest<unknown>)
        if (found instanceof Uint8Array) return new Uint8Array(found)
      } catch {
        // It may be stored for the page alone.
      }
      return lost.find(name)
    },
    async remove(name) {
      await lost.remove(name)
      await ask('readwrite', (files) => files.delete(name)).catch(() => undefined)
    },
  }
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(database, 1)
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(store))
  return answerOf(request)
}

function answerOf<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('It is not kept')))
  })
}
