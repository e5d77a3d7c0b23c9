import type { Formats } from '@console/core/i18n'

const bytesOf: Readonly<Record<string, number>> = {
  b: 1,
  kb: 1000,
  mb: 1_000_000,
  gb: 1_000_000_000,
}

/** Size of an attachment in the console's format. Text without a known unit stays as the server sent it. */
export function sizeText(size: string, formats: Pick<Formats, 'bytes'>): string {
  const [, number, unit] = /^\s*(\d+(?:\.\d+)?)\s*([kmg]?b)\s*$/i.exec(size) ?? []
  const bytes = unit === undefined ? undefined : bytesOf[unit.toLowerCase()]
  return bytes === undefined ? size : formats.bytes(Number(number) * bytes)
}
