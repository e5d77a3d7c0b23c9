import type { Ref } from '@console/core/contracts'
import type { Formats } from '@console/core/i18n'

/** Text that distinguishes items of the same name: SKU and seller. */
export function itemText(
  { sku, business }: { sku: string; business: Ref },
  formats: Pick<Formats, 'isolate'>,
): string {
  return `${sku} · ${formats.isolate(business.label)}`
}
