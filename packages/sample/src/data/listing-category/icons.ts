import type { CategoryIcon } from '@console/domain/category'

/** Icons of the directory's categories, in their order. */
// oxfmt-ignore
export const directoryIcons: readonly CategoryIcon[] = [
  'hammer', 'droplets', 'zap', 'utensils', 'store', 'package', 'coffee', 'sprout', 'sprout', 'book-open', 'smartphone', 'shirt',
  'house', 'pill', 'stethoscope', 'zap', 'truck', 'package', 'car', 'book-open', 'heart-pulse', 'palette', 'bed', 'graduation-cap',
]
