import { holdsActive, type NavigationItem } from '@console/core/routes'

/** The ids of the collapses that the active item stands in. */
export function collapsesAround(items: readonly NavigationItem[], path: string): string[] {
  return items
    .filter((item) => holdsActive(item, path))
    .flatMap(({ id, type, children = [] }) => [
      ...(type === 'collapse' ? [id] : []),
      ...collapsesAround(children, path),
    ])
}
