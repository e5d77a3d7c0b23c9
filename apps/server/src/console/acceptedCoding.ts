/** A content coding that the server can send. */
export type Coding = 'br' | 'gzip'

/**
 * Chooses the content coding of an answer from `Accept-Encoding` (RFC 9110, 12.5.3).
 * @param header undefined or null if the caller sent none
 * @param available in order of preference; the caller's own weights come first
 * @returns undefined if the answer is sent as it is
 */
export function acceptedCoding(
  header: string | null | undefined,
  available: readonly Coding[],
): Coding | undefined {
  if (!header) return undefined
  const weights = new Map(header.split(',').map(readEntry))
  const weightOf = (coding: string) => weights.get(coding) ?? weights.get('*') ?? 0
  const best = available
    .filter((coding) => weightOf(coding) > 0)
    .toSorted((one, other) => weightOf(other) - weightOf(one))[0]
  const asItIs = weights.get('identity') ?? 0
  return best && weightOf(best) >= asItIs ? best : undefined
}

/** Reads `gzip;q=0.5`. A weight that is no number from 0 to 1 counts as 0. */
function readEntry(entry: string): [coding: string, weight: number] {
  const [name = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase())
  const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
  if (weight === undefined) return [name, 1]
  const isWeight = /^(0(\.\d{0,3})?|1(\.0{0,3})?)$/.test(weight)
  return [name, isWeight ? Number(weight) : 0]
}
