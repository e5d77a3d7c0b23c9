import type { Plugin } from 'vite'

const name = 'tldts'

/**
 * Leaves out the list of public suffixes, 250 kB, by which MSW restricts cookies. The sample backend sets none, and its host counts as
 * a domain of its own.
 */
export const withoutPublicSuffixes: Plugin = {
  name: 'console:without-public-suffixes',
  apply: 'build',
  enforce: 'pre',
  resolveId: (id) => (id === name ? `\0${name}` : undefined),
  load: (id) => (id === `\0${name}` ? 'export const getDomain = (host) => host' : undefined),
}
