import { Visitor } from 'oxc-parser'
import type { Source } from './source.ts'

/** Lines of a story file on which its meta pins the language of its stories. */
export function pinnedLanguagesOf({ program, lineOf }: Source): number[] {
  const lines: number[] = []
  new Visitor({
    CallExpression({ callee, arguments: [meta] }) {
      if (callee.type !== 'MemberExpression' || nameOf(callee.property) !== 'meta') return
      const globals = memberOf(meta, 'globals')
      const language = memberOf(globals?.value, 'language')
      if (language) lines.push(lineOf(language.start))
    },
  }).visit(program)
  return lines
}

type Properties = Parameters<
  NonNullable<ConstructorParameters<typeof Visitor>[0]['ObjectExpression']>
>[0]['properties']

/** A member of an object; undefined where it is missing, or the node is no object. */
function memberOf(node: { type: string; properties?: unknown } | undefined, name: string) {
  if (node?.type !== 'ObjectExpression') return undefined
  return (node.properties as Properties)
    .filter((property) => property.type === 'Property')
    .find(({ key }) => nameOf(key) === name)
}

function nameOf(node: { type: string; name?: unknown }): unknown {
  return node.type === 'Identifier' ? node.name : undefined
}
