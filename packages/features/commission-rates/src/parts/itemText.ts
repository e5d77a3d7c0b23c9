import type { Ref } from '@console/core/contracts'
import type { Formats } from '@console/core/i18n'

/** What tells a product or service from others of its name: its SKU, and who sells it. */
export function itemText(
  { sku, business }: { sku: string; business: Ref },
  formats: Pick<Formats, 'isolate'>,
): string {
  return `${sku} · ${formats.isolate(business.label)}`
}
