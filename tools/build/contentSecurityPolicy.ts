import { createHash } from 'node:crypto'

/**
 * Style elements that libraries add at runtime, by their whole text: a hash allows exactly these. The journeys fail when an
 * upgrade changes one.
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
 * Content-Security-Policy of a built page: scripts and styles of this origin, and its inline ones by their hashes; everything
 * else is denied. It is in the page itself, so that it holds on every host. Directives that only the host knows (where calls
 * may go, where pictures come from, who may frame it) are left open here, since of two policies the narrower one counts, and
 * are closed by a header of the host: `serverPolicy` of apps/server.
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
