import { holdsActive, type NavigationItem } from '@console/core/routes'

/** Ids of the collapses that contain the active item. */
export function collapsesAround(items: readonly NavigationItem[], path: string): string[] {
  return items
    .filter((item) => holdsActive(item, path))
    .flatMap(({ id, type, children = [] }) => [
      ...(type === 'collapse' ? [id] : []),
      ...collapsesAround(children, path),
    ])
}
