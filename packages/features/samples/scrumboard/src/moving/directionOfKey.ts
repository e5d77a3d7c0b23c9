import type { Direction } from './arrangement'

/** What an arrow key means where one reads from left to right, and where from right to left. */
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

/** Which way a key goes on a board; undefined for one that goes nowhere. */
export function directionOfKey(key: string, reading: 'ltr' | 'rtl'): Direction | undefined {
  return others[key] ?? arrows[reading][key]
}
