/** Messages for the history of a category: actions and changed fields. */
export const historyMessages = {
  events: { activate: 'event.activate', deactivate: 'event.deactivate' },
  fields: { name: 'field.name', slug: 'field.slug', icon: 'field.icon' },
} as const
