/** What the picture of a category can show: names of Lucide icons, in the order in which they are offered. */
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

/** What the picture of a category can show. */
export type CategoryIcon = (typeof categoryIcons)[number]
