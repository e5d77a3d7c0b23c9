/** What the history of a category says of what can be done with it, and of what can be changed. */
export const historyWords = {
  events: { activate: 'event.activate', deactivate: 'event.deactivate' },
  fields: { name: 'field.name', slug: 'field.slug', icon: 'field.icon' },
} as const
