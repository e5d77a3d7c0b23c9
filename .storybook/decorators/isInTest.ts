/** True in the test of a story, false for a person who looks at it. */
export const isInTest = '__vitest_browser__' in globalThis
