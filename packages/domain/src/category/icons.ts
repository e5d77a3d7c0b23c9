/** Icons of categories: names of Lucide icons, in the order of the picker. */
export const categoryIcons = [
  'package',
  'utensils',
  'hammer',
  'zap',
  'house',
  'shirt',
  'book-open',
  'smartphone',
  'sprout',
  'car',
  'heart-pulse',
  'toy-brick',
  'dumbbell',
  'palette',
  'wrench',
  'pill',
  'stethoscope',
  'baby',
  'droplets',
  'store',
  'coffee',
  'truck',
  'bed',
  'graduation-cap',
] as const

export type CategoryIcon = (typeof categoryIcons)[number]
