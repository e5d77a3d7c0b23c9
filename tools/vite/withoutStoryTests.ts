import type { Plugin } from 'vite'

/**
 * Takes the `.test`s away from stories, for a second run that only looks at them: what a story's tests say does not depend on
 * its colours, and those about a direction say which.
 */
export function withoutStoryTests(): Plugin {
  return {
    name: 'console:without-story-tests',
    enforce: 'pre',
    transform: {
      filter: { id: /\.stories\.tsx$/ },
      handler: (code) => code.replaceAll(/^[A-Z]\w*\.test\(/gm, ';((..._: unknown[]) => {})('),
    },
  }
}
