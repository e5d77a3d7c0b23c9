import type { NavigationItem } from '@console/core/routes'

/** Specification 2: an external link opens a new tab by default. */
export function targetOf({ type, target }: NavigationItem): string | undefined {
  return target ?? (type === 'link' ? '_blank' : undefined)
}
