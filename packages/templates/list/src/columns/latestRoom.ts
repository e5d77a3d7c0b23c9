import { openStorage } from '@console/core/storage'
import * as z from 'zod/mini'
import type { Room } from './columnFit'

const storage = openStorage('lasting')
const key = 'list-room'

const stored = z.object({
  window: z.number(),
  room: z.object({ width: z.number(), scale: z.number(), isCards: z.boolean() }),
})

let latest = parseRoom(storage.getItem(key), globalThis.innerWidth)

/** Parses a stored room; undefined where there is none of a window of this width, in pixels. */
export function parseRoom(text: string | null, window: number): Room | undefined {
  try {
    const { data } = stored.safeParse(JSON.parse(text ?? 'null'))
    return data?.window === window ? data.room : undefined
  } catch {
    return undefined
  }
}

/** Formats a room of a window of this width for `parseRoom`. */
export function formatRoom(room: Room, window: number): string {
  return JSON.stringify({ window, room })
}

/**
 * Room of the list that this browser has shown last, without a preview. The next one nearly always has the same, and renders its rows at
 * once instead of after a first layout; where it differs, that shows before paint.
 */
export function latestRoom(): Room | undefined {
  return latest
}

/** Stores the room of the list that is shown. */
export function storeRoom(room: Room): void {
  latest = room
  storage.setItem(key, formatRoom(room, globalThis.innerWidth))
}
