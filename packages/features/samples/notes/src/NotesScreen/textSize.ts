import type { Note } from '../contract'

/** Text size of a card. */
export type TextSize = 'large' | 'medium' | 'small'

/** Text size of a card, larger for shorter texts: a phone number can be read from across the room. */
export function textSizeOf({
  description,
  checklist,
}: Pick<Note, 'description' | 'checklist'>): TextSize {
  const { length } = description.trim()
  if (checklist.length > 0 || length > 120) return 'small'
  return length > 48 ? 'medium' : 'large'
}

/** Approximate characters per line of a card, and line height in pixels. */
export const textLines = {
  large: { signs: 22, height: 30 },
  medium: { signs: 30, height: 24 },
  small: { signs: 34, height: 20 },
} as const satisfies Record<TextSize, { signs: number; height: number }>
