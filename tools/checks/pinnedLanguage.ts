import { Visitor } from 'oxc-parser'
import type { Source } from './source.ts'

/** A language that `globals` set: that of one story, or that of a meta for all its stories. */
export interface PinnedLanguage {
  line: number
  of: 'meta' | 'story'
  /** Set if a doc comment before the story gives the reason. */
  hasReason: boolean
}

/** Languages that the metas and stories of a file pin, so that no toolbar or link can change them. */
export function pinnedLanguagesOf({ program, comments, lineOf, text }: Source): PinnedLanguage[] {
  const found: PinnedLanguage[] = []
  let declaration = 0
  new Visitor({
    VariableDeclaration: ({ start }) => void (declaration = start),
    CallExpression({ callee, arguments: [argument] }) {
      if (callee.type !== 'MemberExpression') return
      const of = ({ meta: 'meta', story: 'story', extend: 'story' } as const)[
        nameOf(callee.property) as string
      ]
      const language = memberOf(memberOf(argument, 'globals')?.value, 'language')
      if (of && language)
        found.push({
          line: lineOf(language.start),
          of,
          hasReason: comments.some(
            ({ type, value, end }) =>
              type === 'Block' &&
              value.startsWith('*') &&
              end <= declaration &&
              /^\s*(export )?$/.test(text.slice(end, declaration)),
          ),
        })
    },
  }).visit(program)
  return found
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
