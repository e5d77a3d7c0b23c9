import type { Direction } from './arrangement'

/** Directions of the arrow keys for left-to-right and right-to-left text. */
const arrows: Readonly<Record<'ltr' | 'rtl', Readonly<Record<string, Direction>>>> = {
  ltr: { ArrowLeft: 'back', ArrowRight: 'on' },
  rtl: { ArrowLeft: 'on', ArrowRight: 'back' },
}

const others: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  Home: 'first',
  End: 'last',
}

/** Direction of a key on a board; undefined for other keys. */
export function directionOfKey(key: string, reading: 'ltr' | 'rtl'): Direction | undefined {
  return others[key] ?? arrows[reading][key]
}
