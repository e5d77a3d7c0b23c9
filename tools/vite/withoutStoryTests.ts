import type { Plugin } from 'vite'

/**
 * Takes away what a second run does not need that only looks at stories: their `.test`s, for what these say does not depend on
 * colours, and those about a direction say which; and of a feature's screen that has a `Filled` story all but that and the narrow ones, for
 * what its other stories add is drawn by templates and primitives, whose own stories are looked at again.
 */
export function withoutStoryTests(): Plugin {
  return {
    name: 'console:without-story-tests',
    enforce: 'pre',
    transform: {
      filter: { id: /\.stories\.tsx$/ },
      handler: (code, id) => {
        const untested = code.replaceAll(/^[A-Z]\w*\.test\(/gm, ';((..._: unknown[]) => {})(')
        return id.includes('/packages/features/') && /^export const Filled\b/m.test(code)
          ? untested.replaceAll(
              /^export (?=const (?!Filled\b|Narrow)[A-Z]\w* = meta\.story\()/gm,
              '',
            )
          : untested
      },
    },
  }
}
