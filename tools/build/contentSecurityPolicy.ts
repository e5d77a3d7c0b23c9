import { createHash } from 'node:crypto'

/**
 * Style elements that libraries add while the console runs, by their whole text: a hash allows exactly these.
 * The journeys fail when an upgrade changes one.
 */
const stylesOfLibraries = [
  // styled-components: an empty element, filled rule by rule through the CSS object model
  '',
  // react-aria: usePress
  '@layer {\n  [data-react-aria-pressable] {\n    touch-action: pan-x pan-y pinch-zoom;\n  }\n}',
  // react-aria: usePreventScroll, in Safari on touch screens
  '@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}',
]

/** A directive of the policy: its name and its sources. */
type Directive = [name: string, ...sources: string[]]

/**
 * The Content-Security-Policy of a built page: scripts and styles of this origin, and the inline ones it was built with by
 * their hashes, and nothing that is not named. It stands in the page itself, so that it holds on every host. What only the host
 * knows (where calls may go, where pictures come from, who may frame it) is left open here, since of two policies the narrower
 * one counts, and is closed by a header of whoever serves it: `serverPolicy` of apps/server.
 */
export function pagePolicy(html: string): string {
  const scripts = contents(html, /<script>([^]*?)<\/script>/g)
  const styles = contents(html, /<style[^>]*>([^]*?)<\/style>/g)
  return format([
    ['default-src', "'none'"],
    ['script-src', "'self'", ...scripts.map(hash)],
    ['style-src', "'self'", ...[...styles, ...stylesOfLibraries].map(hash)],
    ['style-src-attr', "'none'"],
    ['img-src', '*', 'data:'],
    ['connect-src', '*'],
    ['font-src', "'self'"],
    ['worker-src', "'self'"],
    ['manifest-src', "'self'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
  ])
}

function format(directives: Directive[]): string {
  return directives.map((directive) => directive.join(' ')).join('; ')
}

function contents(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map(([, content = '']) => content)
}

function hash(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`
}
