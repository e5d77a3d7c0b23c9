import type { ResponseMeta } from './call'

/**
 * `finish` of a call that accepts only the requested record, or null.
 * @throws ApiError `mismatched` for another record
 */
export function expectId<Value extends { id: string } | null>(id: string) {
  return (found: Value, { mismatch }: ResponseMeta): Value => {
    if (found === null || found.id === id) return found
    throw mismatch('record (another)')
  }
}
