import { type Expression, type JSXElement, Visitor } from 'oxc-parser'
import type { Problem } from './problem.ts'
import type { Source } from './source.ts'

/** Attributes with text for people: HTML's, ARIA's and those of our components (`showLabel`, `errorMessage`, …). */
const readable =
  /^(aria-(label|description|roledescription|valuetext|placeholder|braillelabel)|alt|caption|description|heading|help|hint|label|message|placeholder|text|title|\w+(Caption|Description|Heading|Help|Hint|Label|Message|Placeholder|Text|Title))$/

/**
 * Finds hard-coded texts in JSX that belong in the message files: text between tags, strings in braces there, and
 * attributes with text for people. An element with `translate="no"` may hold text that is the same in every language, such
 * as a key's name.
 */
export function findBareText({ path, program, lineOf }: Source): Problem[] {
  const problems: Problem[] = []
  const untranslated: JSXElement[] = []

  function report(text: string, start: number) {
    if (untranslated.length > 0 || !/\p{L}/u.test(text.replaceAll(/&#?\w+;/g, ''))) return
    const shown = text.trim().replaceAll(/\s+/g, ' ')
    problems.push({
      file: path,
      line: lineOf(start + (text.length - text.trimStart().length)),
      message: `shows '${shown}' in every language. Give it a key in src/messages, or translate="no" if it is a name.`,
    })
  }

  function reportStrings(expression: Expression) {
    for (const { text, start } of stringsIn(expression)) report(text, start)
  }

  new Visitor({
    JSXElement: (element) => {
      if (isUntranslated(element)) untranslated.push(element)
      for (const child of element.children) reportChild(child)
    },
    'JSXElement:exit': (element) => {
      if (untranslated.at(-1) === element) untranslated.pop()
    },
    JSXFragment: ({ children }) => {
      for (const child of children) reportChild(child)
    },
    JSXAttribute: ({ name, value }) => {
      if (name.type !== 'JSXIdentifier' || !readable.test(name.name)) return
      if (value?.type === 'Literal') report(value.value, value.start)
      if (
        value?.type === 'JSXExpressionContainer' &&
        value.expression.type !== 'JSXEmptyExpression'
      )
        reportStrings(value.expression)
    },
  }).visit(program)
  return problems

  function reportChild(child: JSXElement['children'][number]) {
    if (child.type === 'JSXText') report(child.value, child.start)
    if (child.type === 'JSXExpressionContainer' && child.expression.type !== 'JSXEmptyExpression')
      reportStrings(child.expression)
  }
}

function isUntranslated({ openingElement }: JSXElement): boolean {
  return openingElement.attributes.some(
    (attribute) =>
      attribute.type === 'JSXAttribute' &&
      attribute.name.name === 'translate' &&
      attribute.value?.type === 'Literal' &&
      attribute.value.value === 'no',
  )
}

/** The strings an expression may evaluate to: literals, templates, and either side of `?:`, `??`, `||` and `&&`. */
function stringsIn(expression: Expression): { text: string; start: number }[] {
  switch (expression.type) {
    case 'Literal':
      return typeof expression.value === 'string'
        ? [{ text: expression.value, start: expression.start }]
        : []
    case 'TemplateLiteral':
      return [
        {
          text: expression.quasis.map(({ value }) => value.cooked ?? value.raw).join('…'),
          start: expression.start,
        },
      ]
    case 'ConditionalExpression':
      return [...stringsIn(expression.consequent), ...stringsIn(expression.alternate)]
    case 'LogicalExpression':
      return [...stringsIn(expression.left), ...stringsIn(expression.right)]
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return stringsIn(expression.expression)
    default:
      return []
  }
}
