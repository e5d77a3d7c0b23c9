import type { ProjectWidget, WidgetNamed } from '../contract'

/** The widget of an answer with this id; undefined where the answer has none. */
export function named<Id extends ProjectWidget['id']>(
  widgets: readonly ProjectWidget[],
  id: Id,
): WidgetNamed<Id> | undefined {
  return widgets.find((widget): widget is WidgetNamed<Id> => widget.id === id)
}
