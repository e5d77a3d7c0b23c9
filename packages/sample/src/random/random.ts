/** Seed of the sample database. */
const seed = 20260615

/** 2³² divided by the golden ratio: steps of it visit the 32-bit numbers evenly. */
const fixtures = 0x9e3779b9

/** Spreads every bit of a 32-bit number over all others (the finaliser of MurmurHash3). */
export function mix(value: number): number {
  let bits = value ^ (value >>> 16)
  bits = Math.imul(bits, 0x85ebca6b)
  bits ^= bits >>> 13
  bits = Math.imul(bits, 0xc2b2ae35)
  return (bits ^ (bits >>> 16)) >>> 0
}

/** Hashes a text to 32 bits (FNV-1a, then mixed); `start` gives independent hashes of the same text. */
export function hashText(text: string, start = 0x811c9dc5): number {
  let bits = start
  for (let index = 0; index < text.length; index += 1) {
    bits = Math.imul(bits ^ text.charCodeAt(index), 0x01000193)
  }
  return mix(bits)
}

const keys = new Map<string, number>()

/** Cached hash of an entity type or a field: there are few of them, and thousands of calls. */
function keyOf(name: string): number {
  let key = keys.get(name)
  if (key === undefined) keys.set(name, (key = hashText(name)))
  return key
}

/** Numbers of one stream. The n-th number depends only on the stream and n. */
export class SeededRandom {
  readonly #key: number
  #count = 0

  constructor(key: number) {
    this.#key = key
  }

  /** Returns the next number, from 0 up to but not including 1. */
  next(): number {
    this.#count += 1
    return mix(this.#key + Math.imul(this.#count, fixtures)) / 2 ** 32
  }

  /** Returns an integer from `min` to `max`, both included. */
  integer(min: number, max: number): number {
    return min + Math.floor(this.next() * (max - min + 1))
  }

  /** Returns one item of a non-empty list. */
  pick<Entry>(list: readonly Entry[]): Entry {
    return list[Math.floor(this.next() * list.length)] as Entry
  }
}

/**
 * Creates the stream of one field of one record: keyed by seed, entity type, index and field. A field or an entity that
 * is added later draws from its own streams, so existing values never shift.
 */
export function seededRandom(type: string, index: number, field: string): SeededRandom {
  const record = mix((keyOf(type) ^ seed) + Math.imul(index + 1, fixtures))
  return new SeededRandom(mix(record ^ keyOf(field)))
}

/** A copy of a list in an order drawn from `stream`. */
export function shuffled<Entry>(list: readonly Entry[], stream: SeededRandom): Entry[] {
  const copy = [...list]
  for (let last = copy.length - 1; last > 0; last -= 1) {
    const other = stream.integer(0, last)
    const entry = copy[last] as Entry
    copy[last] = copy[other] as Entry
    copy[other] = entry
  }
  return copy
}
