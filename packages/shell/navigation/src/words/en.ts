/** The words of the side navigation (specification 2). */
export const en = {
  /** Section of the side navigation. */
  'group.applications': 'Applications',
  /** Entry of the section Applications. */
  'item.analytics': 'Analytics',
} as const
