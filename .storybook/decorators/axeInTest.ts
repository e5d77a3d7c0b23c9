import type { AxeResults, Check, Rule, VirtualNode } from 'axe-core'
import { isInTest } from './isInTest'

/** Options of axe in a test: only violations are reported. The rest of a report is forty kilobytes, which are sent to the runner. */
export const onlyViolations = { reporter: 'violations', resultTypes: ['violations' as const] }

const contrast = 'color-contrast'

/** Combinations of type, colour and backdrop that can be read, in both looks of the stories of one file. */
const readable = new Set<string>()
let lastTitle = ''

interface TestedStory {
  title: string
  parameters: Record<string, unknown>
  tags: readonly string[]
}

/**
 * Configures axe for the end of a story's test. Contrast is left out after a story's own test, since the whole story was checked.
 * @throws Error if axe has its check of contrast elsewhere
 */
export async function configureAxe({ title, parameters, tags }: TestedStory): Promise<void> {
  if (!isInTest) return
  const { default: axe } = await import('axe-core')
  if (title !== lastTitle) readable.clear()
  lastTitle = title
  axe.reset()
  indexBody(axe)
  const config = configurationOf(axe)
  axe.configure(config)
  axe.addReporter<Pick<AxeResults, 'violations'>>(
    'violations',
    (results, options, resolve, reject) =>
      axe.getReporter<AxeResults>('v1')(
        results,
        options,
        ({ violations }) => resolve({ violations }),
        reject,
      ),
  )
  const rules = tags.includes('test-fn') ? { [contrast]: { enabled: false } } : {}
  const own = parameters.a11y as { config?: { rules?: Rule[] } }
  parameters.a11y = {
    ...own,
    config: { ...config, rules: [...config.rules, ...(own.config?.rules ?? [])] },
    options: { ...onlyViolations, rules },
  }
}

/** Functions of a rule and of its check. */
type Matches = Exclude<NonNullable<Rule['matches']>, string>
type Evaluate = Exclude<NonNullable<Check['evaluate']>, string>

/**
 * Skips the work that took most of axe's time. The contrast of a combination is checked once: every cell of a column has the same, and
 * axe finds what is behind a text by the positions of all elements. Of inline spacing only an important declaration is a violation, but
 * axe would read the texts of every element with a style.
 */
function configurationOf(axe: object) {
  const { matches, evaluate } = contrastOf(axe)
  return {
    rules: [
      {
        id: contrast,
        matches: (element: Element, node: VirtualNode) =>
          hasColours(node) && !readable.has(combinationOf(node)) && matches(element, node),
      },
      { id: 'avoid-inline-spacing', selector: '[style*="important"]' },
    ],
    checks: [
      {
        id: contrast,
        evaluate(
          this: ThisParameterType<Evaluate>,
          ...[element, options, node]: Parameters<Evaluate>
        ) {
          const combination = combinationOf(node)
          if (readable.has(combination)) return true
          const isReadable = evaluate.call(this, element, options, node)
          if (isReadable === true) readable.add(combination)
          return isReadable
        },
      },
    ],
  }
}

/** Axe's own functions, which it has no names for. */
function contrastOf(axe: object): { matches: Matches; evaluate: Evaluate } {
  const { _audit: audit } = axe as {
    _audit?: {
      rules: { id: string; matches: Matches }[]
      checks: Record<string, { evaluate: Evaluate }>
    }
  }
  const matches = audit?.rules.find(({ id }) => id === contrast)?.matches
  const evaluate = audit?.checks[contrast]?.evaluate
  if (!matches || !evaluate)
    throw new Error('axe has its check of contrast elsewhere now: mend axeInTest.ts.')
  return { matches, evaluate }
}

/** The included elements of a run, and axe's own tree of the whole document. Its types leave the index out. */
interface RunContext {
  include: IndexedNode[]
  flatTree: IndexedNode[]
}

/** Elements by tag and by attribute. */
type Index = Readonly<Record<string, readonly IndexedNode[] | Readonly<Record<string, unknown>>>>

type IndexedNode = VirtualNode & { nodeIndex: number; _selectorMap?: Index }

const indexed = new WeakSet<object>()

/**
 * Axe finds the elements of a rule by an index of the whole document. If only the body is included, it reads all elements again for
 * every rule, so the body gets an index of its own elements.
 * @throws Error if axe has its index elsewhere
 */
function indexBody(axe: object): void {
  const { _audit: audit } = axe as {
    _audit?: { run: (context: RunContext, ...rest: unknown[]) => void }
  }
  if (!audit) throw new Error('axe runs its rules elsewhere now: mend axeInTest.ts.')
  if (indexed.has(audit)) return
  indexed.add(audit)
  const run = audit.run.bind(audit)
  audit.run = (context, ...rest) => {
    const [included, ...others] = context.include
    if (included?.actualNode === document.body && others.length === 0)
      included._selectorMap = indexFrom(included, context.flatTree[0]?._selectorMap)
    run(context, ...rest)
  }
}

/** The entries of an index from an element on. After the body there are no others. */
function indexFrom({ nodeIndex: first }: IndexedNode, index: Index | undefined): Index {
  if (!index) throw new Error('axe has its index elsewhere now: mend axeInTest.ts.')
  return Object.fromEntries(
    Object.entries(index).map(([key, nodes]) => [
      key,
      Array.isArray(nodes)
        ? (nodes as IndexedNode[]).filter(({ nodeIndex }) => nodeIndex >= first)
        : nodes,
    ]),
  )
}

/** Elements with a text of their own, and fields: axe checks no others. */
function hasColours({ props, children = [] }: VirtualNode): boolean {
  return (
    ['input', 'select', 'textarea'].includes(String(props.nodeName)) ||
    children.some(
      (child) => child.props.nodeName === '#text' && String(child.props.nodeValue).trim() !== '',
    )
  )
}

const textStyles = ['color', 'font-size', 'font-weight', 'text-shadow']
const backdropStyles = ['background-color', 'background-image', 'opacity', 'position']
const plain = 'rgba(0, 0, 0, 0) none 1 static'

function combinationOf(node: VirtualNode): string {
  return `${stylesOf(node, textStyles)} on ${backdropOf(node)}`
}

/** Backdrops of the elements of one run of axe, which creates them each time. */
const backdrops = new WeakMap<VirtualNode, string>()

/** Backgrounds and positions of an element and of those around it. */
function backdropOf(node: VirtualNode): string {
  const known = backdrops.get(node)
  if (known !== undefined) return known
  const around = node.parent ? backdropOf(node.parent) : ''
  const own = stylesOf(node, backdropStyles)
  const backdrop = own === plain ? around : `${around} > ${own}`
  backdrops.set(node, backdrop)
  return backdrop
}

/** Computed styles. Axe reads each once; its types leave the method out. */
function stylesOf(node: VirtualNode, properties: readonly string[]): string {
  const styled = node as VirtualNode & { getComputedStylePropertyValue(property: string): string }
  return properties.map((property) => styled.getComputedStylePropertyValue(property)).join(' ')
}
