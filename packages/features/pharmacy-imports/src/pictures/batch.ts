import type { Ref } from '@console/core/contracts'
import { type MatchedPictures, maxPictures, type PictureFault } from '@console/core/media'
import { maxImages } from '@console/domain/afya-product'
import type { Look, Picture, PictureState } from './picture'

/** Maximum number of files that are checked or sent at the same time. */
const atOnce = 3

/** Operations of a batch on files, injected for tests. */
export interface Doing {
  look(file: File): Promise<Look | PictureFault>
  match(
    files: readonly { name: string; sha256: string }[],
    signal: AbortSignal,
  ): Promise<MatchedPictures['items']>
  /** Number of pictures of a product. */
  countOf(product: Ref, signal: AbortSignal): Promise<number>
  /** Sends a file and adds it to a product. Idempotent. */
  show(
    file: File,
    product: Ref,
    onSent: (share: number) => void,
    signal: AbortSignal,
  ): Promise<unknown>
}

/** Current state of the files in a batch. */
export interface BatchNow {
  pictures: readonly Picture[]
  /** Number of chosen files beyond the maximum. */
  leftOut: number
  /** Reason why matching failed; null if it has not. */
  matchError: unknown
}

/**
 * Batch of picture files: checked and matched automatically, sent on request, at most three at the same time. Each
 * fails and is retried separately.
 */
export function createBatch(doing: Doing) {
  let now: BatchNow = { pictures: [], leftOut: 0, matchError: null }
  let last = 0
  let isMatching = false
  let ending = new AbortController()
  const readers = new Set<() => void>()
  /** Number of pictures of each product before this batch, as far as known. */
  const counts = new Map<string, number>()

  function report(next: Partial<BatchNow>): void {
    if (ending.signal.aborted) return
    now = { ...now, ...next }
    now = { ...now, pictures: withinLimit(now.pictures, counts) }
    goOn()
    for (const reader of readers) reader()
  }

  function changed(
    ids: readonly number[],
    changeOf: (picture: Picture) => Partial<Picture>,
  ): Picture[] {
    return now.pictures.map((picture) =>
      ids.includes(picture.id) ? { ...picture, ...changeOf(picture) } : picture,
    )
  }

  function change(ids: readonly number[], changeOf: (picture: Picture) => Partial<Picture>): void {
    report({ pictures: changed(ids, changeOf) })
  }

  const of = (state: PictureState) => now.pictures.filter((picture) => picture.state === state)

  /** Moves the next files from one state to another, up to the concurrency limit. */
  function begin(from: PictureState, to: PictureState): Picture[] {
    const begun = of(from).slice(0, Math.max(0, atOnce - of(to).length))
    const pictures = changed(
      begun.map(({ id }) => id),
      () => ({ state: to, sent: 0, error: null }),
    )
    now = { ...now, pictures }
    return begun
  }

  /** Starts all possible operations. */
  function goOn(): void {
    for (const picture of begin('chosen', 'looking')) void look(picture)
    const canMatch = !isMatching && now.matchError === null && of('looking').length === 0
    if (canMatch && of('matching').length > 0) void match(of('matching'))
    for (const picture of begin('queued', 'sending')) void show(picture)
  }

  async function look({ id, file }: Picture) {
    const found = await doing.look(file)
    if (typeof found === 'string') return change([id], () => ({ state: 'unfit', fault: found }))
    const isTwice = now.pictures.some(
      (other) => other.sha256 === found.sha256 && other.id !== id && other.state !== 'twice',
    )
    change([id], () => ({ ...found, state: isTwice ? 'twice' : 'matching' }))
  }

  async function match(pictures: readonly Picture[]) {
    isMatching = true
    try {
      const files = pictures.map(({ file, sha256 }) => ({ name: file.name, sha256 }))
      const found = await doing.match(files, ending.signal)
      isMatching = false
      for (const { product, pictures: count } of found)
        if (product && !counts.has(product.token)) counts.set(product.token, count ?? 0)
      const byId = new Map(pictures.map(({ id }, place) => [id, found[place]]))
      change([...byId.keys()], ({ id }) => matchOf(byId.get(id)))
    } catch (error) {
      isMatching = false
      report({ matchError: error })
    }
  }

  /** If counting fails, the server refuses pictures over the limit. */
  async function count(product: Ref) {
    if (counts.has(product.token)) return
    try {
      const found = await doing.countOf(product, ending.signal)
      if (!counts.has(product.token)) counts.set(product.token, found)
      report({})
    } catch {
      // The number stays unknown.
    }
  }

  async function show({ id, file, product }: Picture) {
    if (!product) return
    try {
      const onSent = (share: number) => change([id], () => ({ sent: share }))
      await doing.show(file, product, onSent, ending.signal)
      change([id], () => ({ state: 'shown', sent: 1 }))
    } catch (error) {
      change([id], () => ({ state: 'failed', error }))
    }
  }

  return {
    read: () => now,
    subscribe(reader: () => void): () => void {
      readers.add(reader)
      return () => readers.delete(reader)
    },
    /** Adds files, up to the maximum. */
    choose(files: readonly File[]) {
      const free = maxPictures - now.pictures.length
      const pictures = files.slice(0, free).map((file) => blank((last += 1), file))
      report({
        pictures: [...now.pictures, ...pictures],
        leftOut: Math.max(0, files.length - free),
      })
    },
    matchAgain: () => report({ matchError: null }),
    assign(id: number, product: Ref) {
      change([id], () => ({ product, by: 'hand', state: 'ready' }))
      void count(product)
    },
    /** Assigns another product than the matched one. */
    reassign(id: number) {
      change([id], () => ({ product: null, by: null, state: 'unmatched', error: null }))
    },
    remove(id: number) {
      const gone = now.pictures.find((picture) => picture.id === id)
      if (gone?.product && gone.state === 'shown')
        counts.set(gone.product.token, (counts.get(gone.product.token) ?? 0) + 1)
      const pictures = now.pictures.filter((picture) => picture !== gone)
      // The next of several identical files takes its place.
      const next = pictures.find(
        ({ state, sha256 }) =>
          state === 'twice' && sha256 === gone?.sha256 && gone.state !== 'twice',
      )
      report({
        pictures: pictures.map((picture) =>
          picture === next ? { ...picture, state: 'matching' } : picture,
        ),
      })
    },
    /** Sends all ready files. */
    send: () =>
      change(
        of('ready').map(({ id }) => id),
        () => ({ state: 'queued' }),
      ),
    retry: (ids: readonly number[]) => change(ids, () => ({ state: 'queued' })),
    /** Runs until the returned function is called, which aborts pending operations and stops notifications. */
    begin(): () => void {
      if (ending.signal.aborted) ending = new AbortController()
      return () => ending.abort()
    },
  }
}

/** Batch of picture files. */
export type Batch = ReturnType<typeof createBatch>

/** Marks waiting pictures as ready as long as their product has room for them. */
function withinLimit(
  pictures: readonly Picture[],
  counts: ReadonlyMap<string, number>,
): readonly Picture[] {
  const used = new Map(counts)
  const count = (token: string) => used.set(token, (used.get(token) ?? 0) + 1)
  const taken: readonly PictureState[] = ['queued', 'sending', 'failed', 'shown']
  for (const { product, state } of pictures)
    if (product && taken.includes(state)) count(product.token)
  return pictures.map((picture) => {
    const { product, state } = picture
    if (!product || (state !== 'ready' && state !== 'over')) return picture
    const hasRoom = (used.get(product.token) ?? 0) < maxImages
    if (hasRoom) count(product.token)
    return { ...picture, state: hasRoom ? 'ready' : 'over' }
  })
}

function matchOf(found: MatchedPictures['items'][number] | undefined): Partial<Picture> {
  if (!found?.product) return { state: 'unmatched' }
  const { product, by, shownAt } = found
  const isThere = shownAt.some(({ token }) => token === product.token)
  return { product, by, state: isThere ? 'there' : 'ready' }
}

function blank(id: number, file: File): Picture {
  return {
    id,
    file,
    state: 'chosen',
    fault: null,
    sha256: '',
    preview: null,
    product: null,
    by: null,
    sent: 0,
    error: null,
  }
}
