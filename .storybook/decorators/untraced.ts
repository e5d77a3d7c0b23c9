/**
 * In tests nobody reads React's traces: which element came from where, and how long each component took. They cost a twentieth of a
 * run. React looks for the browser's means to write them once, so this is imported before it.
 */
if ('__vitest_browser__' in globalThis)
  Object.assign(console, { createTask: undefined, timeStamp: undefined })

export {}
