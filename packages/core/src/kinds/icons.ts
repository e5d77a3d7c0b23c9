/** The pictures that actions and statuses may have. Who draws them has one for each; a new one is added in both places. */
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

/** The name of a picture that an action or a status may have. */
export type IconName = (typeof iconNames)[number]
