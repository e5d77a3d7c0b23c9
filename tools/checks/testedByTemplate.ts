import { Visitor } from 'oxc-parser'
import type { Source } from './source.ts'

/** A state of a template, in its own stories: the body of a story that is not tested again. */
const ownStates =
  /^\s*\{\s*tags: \[[^\]]*'!test'[^\]]*\],\s*\.\.\.(list|record)\.(loading|refused|failed)\s*\}\s*$/

/**
 * Lines of stories that are left out of the tests although they are more than a state of a list or of a record, which the template's own
 * stories test. A test of such a story would be left out with it.
 */
export function untestedOf({ program, lineOf, text }: Source): number[] {
  const found: number[] = []
  const untested = new Set<string>()
  let name = ''
  new Visitor({
    VariableDeclarator({ id }) {
      if (id.type === 'Identifier') name = id.name
    },
    CallExpression({ callee, arguments: [argument], start }) {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return
      const { property, object } = callee
      if (property.name === 'test' && object.type === 'Identifier' && untested.has(object.name))
        found.push(lineOf(start))
      if (!['meta', 'story', 'extend'].includes(property.name) || !argument) return
      const body = text.slice(argument.start, argument.end)
      if (!/tags: \[[^\]]*'!test'/.test(body)) return
      untested.add(name)
      if (!ownStates.test(body)) found.push(lineOf(start))
    },
  }).visit(program)
  return found
}
