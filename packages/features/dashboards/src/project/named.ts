import type { ProjectWidget, WidgetNamed } from './contract'

/** Widget with an id; undefined if the response has none. */
export function named<Id extends ProjectWidget['id']>(
  widgets: readonly ProjectWidget[],
  id: Id,
): WidgetNamed<Id> | undefined {
  return widgets.find((widget): widget is WidgetNamed<Id> => widget.id === id)
}
