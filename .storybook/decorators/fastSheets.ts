import { isInTest } from './isInTest'

/**
 * In development styled-components adds each rule as a text node, for which the browser parses the whole sheet again: a twelfth of
 * a run. Tests insert rules into the sheet, as production does. styled-components reads this once, so it is imported before it.
 */
if (isInTest) Object.assign(globalThis, { SC_DISABLE_SPEEDY: false })
