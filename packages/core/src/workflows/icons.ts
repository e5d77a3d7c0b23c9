/** Icons of actions and statuses. The component that draws them has one for each name; add new ones in both places. */
export const iconNames = [
  'accepted',
  'approve',
  'archive',
  'ban',
  'box',
  'clock',
  'edit',
  'hand',
  'hide',
  'hourglass',
  'mask',
  'money',
  'play',
  'reject',
  'repeat',
  'return',
  'review',
  'send',
  'sparkles',
  'truck',
] as const

/** Icon name of an action or a status. */
export type IconName = (typeof iconNames)[number]
