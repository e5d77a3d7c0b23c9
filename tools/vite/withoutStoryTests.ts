import type { Plugin } from 'vite'

/**
 * Removes what a second run, which only checks appearance, doesn't need: stories' `.test`s, since their assertions don't depend on colours,
 * and those about a direction set it; and of a feature's screen with a `Filled` story all stories but that and the narrow ones, since its
 * other stories add only templates and primitives, whose own stories run again.
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
