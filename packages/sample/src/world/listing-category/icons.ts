import type { CategoryIcon } from '@console/domain/category'

/** What the pictures of the directory's categories show, in their order. */
// oxfmt-ignore
export const directoryIcons: readonly CategoryIcon[] = [
  'hammer', 'droplets', 'zap', 'utensils', 'store', 'package', 'coffee', 'sprout', 'sprout', 'book-open', 'smartphone', 'shirt',
  'house', 'pill', 'stethoscope', 'zap', 'truck', 'package', 'car', 'book-open', 'heart-pulse', 'palette', 'bed', 'graduation-cap',
]
