import type { Note } from '../contract'

/** How large the words of a card are written. */
export type TextSize = 'large' | 'medium' | 'small'

/** What a card says beside its title is the larger, the shorter it is: a telephone number is read from across the room. */
export function textSizeOf({
  description,
  checklist,
}: Pick<Note, 'description' | 'checklist'>): TextSize {
  const { length } = description.trim()
  if (checklist.length > 0 || length > 120) return 'small'
  return length > 48 ? 'medium' : 'large'
}

/** How many signs stand in a line of a card, about, and how high a line is, in pixels. */
export const textLines = {
  large: { signs: 22, height: 30 },
  medium: { signs: 30, height: 24 },
  small: { signs: 34, height: 20 },
} as const satisfies Record<TextSize, { signs: number; height: number }>
