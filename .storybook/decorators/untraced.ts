import { isInTest } from './isInTest'

/**
 * Tests don't need React's performance traces: the source of each element, and the time of each component. They cost a twentieth of
 * a run. React detects the browser's tracing once, so this is imported before it.
 */
if (isInTest) Object.assign(console, { createTask: undefined, timeStamp: undefined })
